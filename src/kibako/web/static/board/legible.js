// Words in a picture that would be too small on this screen are written larger. Captions have no room to grow: they go.
// Spare words, such as the names of places, go where others are written already.

const LEAST = 11; // pixels
const MOST = 2.5; // times as large as they were drawn
const MOST_OF_CAPTIONS = 1.12;
const ASIDE = 1; // pixels by which boxes of words may overlap across
const LEADING = 3; // and down: letters don't fill their boxes

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
  spare(
    texts,
    texts.filter((_, number) => sizes[number].seen * MOST < LEAST),
  );
}

/**
 * Of spare words, those stay that can be read and find room beside all others and the spare ones before them.
 * @param {SVGTextElement[]} texts
 * @param {SVGTextElement[]} tiny
 */
function spare(texts, tiny) {
  const isSpare = (/** @type {SVGTextElement} */ text) => text.closest(".spare") !== null;
  const spares = texts.filter(isSpare);
  if (!spares.length) return;
  const written = texts.filter((text) => !isSpare(text) && isWritten(text)).map((text) => text.getBoundingClientRect());
  const crowded = spares.map((text) => {
    const box = text.getBoundingClientRect();
    const isCrowded = tiny.includes(text) || written.some((other) => overlap(box, other));
    if (!isCrowded) written.push(box);
    return isCrowded;
  });
  for (const [number, text] of spares.entries()) text.classList.toggle("crowded", crowded[number]);
}

/** @param {SVGTextElement} text */
const isWritten = (text) =>
  text.textContent?.trim() && text.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > ASIDE && down > LEADING;
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
