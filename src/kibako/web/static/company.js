// The company at a table: chat and reactions, clocks and pauses, notices of one's turn, the deal that others can play, too.
import { $, ask, button, secretsOf, t, toast } from "./words.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { noticeTurn, showNoticeSettings } from "./notice.js";

export class Company {
  constructor(table, say) {
    this.table = table;
    this.say = say;
    this.state = null;
    this.chat = new Chat(table, say, () => this.state);
    this.clocks = new Clocks(say, () => this.state);
    $("pause").onclick = () => say({ pause: true });
    $("set-pause").onclick = () => { $("settings-sheet").close(); say({ pause: true }); };
    $("settings").addEventListener("click", () => this.showSettings());
    for (const id of ["sheet-deal", "set-deal"]) $(id).onclick = () => this.challenge();
    if ($("set-address")) $("set-address").onchange = () => this.keepAddress();
  }

  show(state, before) {
    this.state = state;
    this.clocks.show();
    this.chat.show();
    noticeTurn(state, before);
    const { clock, deal, address } = state.company, plays = state.own.length > 0, running = state.status === "running";
    $("pause").hidden = !plays || !running || clock.paused || clock.kind === "none";
    $("set-pause").hidden = !plays || !running || clock.paused;
    const over = state.status === "over" && (plays || deal);
    for (const id of ["sheet-deal", "set-deal"]) { $(id).hidden = !over; $(id).textContent = t(deal ? "compare-deal" : "challenge"); }
    if (before && before.company.address !== address) toast(t(address ? "address-kept" : "address-gone"));
  }

  // What the action bar offers while the game is paused.
  buttons(state) {
    return state.company.clock.paused && state.own.length ? [button(t("resume"), () => this.say({ pause: false }), true)] : [];
  }

  showSettings() {
    showNoticeSettings();
    if (!$("set-address")) return;
    $("letters").hidden = !this.state?.own.length;
    $("set-address").value = this.state?.company.address ?? "";
  }

  keepAddress() { this.say({ address: $("set-address").value.trim() }); }

  async challenge() {
    try {
      const deal = this.state.company.deal ?? (await ask(`/api/tables/${this.table}/deal`, { secret: secretsOf(this.table)[0] })).deal;
      location.href = `/deal/${deal}`;
    } catch (error) { toast(error.message); }
  }
}
