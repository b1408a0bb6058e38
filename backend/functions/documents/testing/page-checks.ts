import type { PdfPage, PdfText } from './read-pdf';

const MM = 72 / 25.4;
/** Nearest that a text comes to the left edge: what must not be written on is punched. */
const LEFT = 24.9 * MM;
const RIGHT = 190.1 * MM;
const [TOP, BOTTOM] = [10 * MM, 290 * MM];
/** Heights of letters above and below their line, as a share of the size; signs without both may come nearer. */
const [ABOVE, BELOW] = [0.62, 0.18];

/** Texts that stand outside of the margins. */
export const outside = ({ texts }: PdfPage): readonly string[] =>
  texts
    .filter(
      ({ x, width, baseline, size, isTurned }) =>
        !isTurned && (x < LEFT || x + width > RIGHT || baseline - size < TOP || baseline > BOTTOM),
    )
    .map(({ text }) => text);

/** Texts that stand over each other, in pairs. */
export function overlapping({ texts }: PdfPage): readonly string[] {
  const sorted = texts.filter(({ isTurned }) => !isTurned).sort((a, b) => a.baseline - b.baseline);
  return sorted.flatMap((one, index) =>
    sorted
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
}

const isOver = (one: PdfText, other: PdfText): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.baseline - one.size * ABOVE < other.baseline + other.size * BELOW &&
  other.baseline - other.size * ABOVE < one.baseline + one.size * BELOW;

/** The texts of a page that stand on the line of another one, from left to right. */
export const besides = ({ texts }: PdfPage, baseline: number): readonly string[] =>
  texts
    .filter((other) => Math.abs(other.baseline - baseline) < 1)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text);

/** The line on which a text stands, each time it does. */
export const linesWith = (page: PdfPage, text: string): readonly (readonly string[])[] =>
  page.texts.filter((one) => one.text === text).map(({ baseline }) => besides(page, baseline));

/** A page for people to compare: each line with its distance from the top and its texts with where they begin, in millimetres. */
export function drawn(page: PdfPage): string {
  const baselines = [...new Set(page.texts.map(({ baseline }) => Math.round(baseline)))].sort(
    (a, b) => a - b,
  );
  return baselines
    .map((baseline) => {
      const texts = page.texts
        .filter((one) => Math.round(one.baseline) === baseline)
        .sort((a, b) => a.x - b.x)
        .map(({ text, x }) => `${Math.round(x / MM)}:${text.replace(/[\u00a0\u202f]/g, ' ')}`);
      return [String(Math.round(baseline / MM)).padStart(3), ...texts].join('  ');
    })
    .join('\n');
}
