// The page of a deal: play it, or send its link to others.
import { playDeal } from "./page/api.js";
import { $, $input, make } from "./page/elements.js";
import { keepName, myName } from "./page/memory.js";
import { copyLink } from "./page/page.js";
import { language, reason, t } from "./page/text.js";

const { deal = "" } = $("deal").dataset;
const LONG = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });

async function play() {
  const name = $input("deal-name").value.trim();
  keepName(name);
  try {
    await playDeal(deal, name);
  } catch (error) {
    $("deal-wrong").textContent = reason(error);
  }
}

function showDates() {
  for (const time of document.querySelectorAll("time")) {
    time.replaceChildren(make("span", LONG.format(new Date(`${time.dateTime}T12:00:00Z`))));
  }
}

$input("deal-name").value = myName();
$("deal-name").onkeydown = ({ key }) => {
  if (key === "Enter") play();
};
$("deal-go").onclick = play;
$("deal-share").onclick = () => copyLink(location.href, t("deal-copied"));
showDates();
