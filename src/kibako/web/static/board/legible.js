// Words in a picture that would be too small on this screen are written larger. Captions have no room to grow: they go.

const LEAST = 11; // pixels
const MOST = 2.5; // times as large as they were drawn
const MOST_OF_CAPTIONS = 1.12;

/**
 * @param {SVGSVGElement} svg
 * @param {number} zoom how much closer it is looked at than usual
 */
export function makeLegible(svg, zoom) {
  const texts = [...svg.querySelectorAll("text")];
  for (const text of texts) text.style.fontSize = "";
  const sizes = texts.map((text) => sizeOf(text, zoom));
  for (const [number, { drawn, seen }] of sizes.entries()) {
    const larger = seen > 0 && seen < LEAST ? Math.min(MOST, (LEAST + 0.05) / seen) : 1;
    if (larger > 1) texts[number].style.fontSize = `${drawn * larger}px`;
    texts[number].classList.toggle("too-small", larger > MOST_OF_CAPTIONS);
  }
}

/**
 * A text's size in the picture's units, and in pixels of the screen.
 * @param {SVGTextElement} text
 * @param {number} zoom
 */
function sizeOf(text, zoom) {
  const drawn = Number.parseFloat(getComputedStyle(text).fontSize);
  const matrix = text.getScreenCTM();
  const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 0;
  return { drawn, seen: (drawn * scale) / (text.closest(".panner") ? zoom : 1) };
}
