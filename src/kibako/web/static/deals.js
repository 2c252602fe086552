// The page of a deal: play it, or send its link to others.
import { $, ask, keepName, keepSecrets, language, make, myName, secretsOf, t, toast } from "./words.js";

const deal = $("deal").dataset.deal;
$("deal-name").value = myName();

async function play() {
  const name = $("deal-name").value.trim() || t("you-name");
  if ($("deal-name").value.trim()) keepName(name);
  const open = (anew) => ask(`/api/deals/${deal}/play`, { name, anew });
  try {
    let made = await open(false);
    if (!Object.keys(made.secrets).length && !secretsOf(made.table).length) made = await open(true);
    keepSecrets(made.table, Object.values(made.secrets));
    location.href = `/t/${made.table}`;
  } catch (error) { $("deal-wrong").textContent = error.message; }
}

async function share() {
  try { await navigator.clipboard.writeText(location.href); toast(t("deal-copied")); }
  catch { toast(location.href); }
}

$("deal-go").onclick = play;
$("deal-name").onkeydown = (event) => { if (event.key === "Enter") play(); };
$("deal-share").onclick = share;
for (const time of document.querySelectorAll("time[datetime]")) {
  const day = new Date(`${time.dateTime}T12:00:00Z`);
  time.replaceChildren(make("span", new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(day)));
}
