// The service worker: what is needed to open the box without a network, and word of one's turns.
// Whatever the network gives comes first, so that pages and scripts always belong together; what was kept is for when there is none.
const CACHE = "kibako-{{ version }}";
const KEPT = "kibako-kept"; // pages and pictures that were looked at
const SHELL = {{ shell|tojson }};
const MOST = 200; // pictures and pages that are kept

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

async function forgetOldVersions() {
  const names = await caches.keys();
  return Promise.all(names.filter((name) => name !== CACHE && name !== KEPT).map((name) => caches.delete(name)));
}

const isKept = ({ pathname }) => /^\/($|mine$|rules\/|games\/|miniatures\/)/.test(pathname);
const isOurs = ({ pathname }) => /^\/(static|art|icons)\/|^\/palette\.css$|^\/manifest/.test(pathname);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" || isKept(url) || isOurs(url)) event.respondWith(answer(request, url));
});

async function answer(request, url) {
  try {
    const response = await fetch(request);
    if (response.ok && isKept(url)) keep(request, response.clone());
    return response;
  } catch (error) {
    const known = await caches.match(request, { ignoreVary: true });
    const instead = known ?? (request.mode === "navigate" ? await caches.match("/mine", { ignoreVary: true }) : undefined);
    if (instead) return instead;
    throw error;
  }
}

async function keep(request, response) {
  const cache = await caches.open(KEPT);
  await cache.put(request, response);
  const kept = await cache.keys();
  const pictures = kept.filter(({ url }) => url.includes("/miniatures/"));
  await Promise.all(pictures.slice(0, Math.max(0, pictures.length - MOST)).map((old) => cache.delete(old)));
}

// --- one's turn ---

self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  const shown = { body, icon: "/icons/192.png", badge: "/icons/192.png", tag: link, data: { link } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.link));
});

async function show(link) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url.split(/[?#]/)[0] === link);
  return there ? there.focus() : self.clients.openWindow(link);
}
