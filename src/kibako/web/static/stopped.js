// A table that can't go on: what was kept of it can be downloaded.
import { keptSave } from "./page/api.js";
import { $, make } from "./page/elements.js";
import { reason } from "./page/text.js";

const table = $("stopped").dataset.table ?? "";

$("download").onclick = async () => {
  $("download-wrong").textContent = "";
  try {
    const link = make("a");
    link.href = URL.createObjectURL(await keptSave(table));
    link.download = `${table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    $("download-wrong").textContent = reason(error);
  }
};
