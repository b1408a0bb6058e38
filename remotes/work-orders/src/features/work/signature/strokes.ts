import { SIGNATURE_SHEET } from '@fm/domain/attachment';
/** A place on the sheet, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** One line without lifting the pen. */
export type Stroke = readonly Point[];

/** What is drawn, and what was taken back and can be drawn again. */
export interface Strokes {
  readonly drawn: readonly Stroke[];
  readonly undone: readonly Stroke[];
}

/** What is drawn, with the picture of it as it is stored; null while nothing is drawn. */
export interface Drawing {
  readonly strokes: Strokes;
  readonly picture: Uint8Array | null;
}

/** The sheet: three to one, as on paper. */
export const SHEET = SIGNATURE_SHEET;
export const EMPTY: Strokes = { drawn: [], undone: [] };
export const NOTHING_DRAWN: Drawing = { strokes: EMPTY, picture: null };

export const withStroke = ({ drawn }: Strokes, stroke: Stroke): Strokes => ({
  drawn: [...drawn, stroke],
  undone: [],
});

/** Takes the last line back. */
export const undone = ({ drawn, undone: before }: Strokes): Strokes => {
  const last = drawn.at(-1);
  return last ? { drawn: drawn.slice(0, -1), undone: [...before, last] } : { drawn, undone: before };
};

/** Takes all lines back. */
export const cleared = ({ drawn, undone: before }: Strokes): Strokes => ({
  drawn: [],
  undone: [...before, ...[...drawn].reverse()],
});

/** Draws the line again that was taken back last. */
export const redone = ({ drawn, undone: before }: Strokes): Strokes => {
  const last = before.at(-1);
  return last ? { drawn: [...drawn, last], undone: before.slice(0, -1) } : { drawn, undone: before };
};

/** Where a pointer is on the sheet, however large it is shown. */
export function onSheet(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Point {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * 10) / 10));
  return {
    x: within(((clientX - box.left) / box.width) * SHEET.width, SHEET.width),
    y: within(((clientY - box.top) / box.height) * SHEET.height, SHEET.height),
  };
}

/** A line as the path of a drawing; a mere touch is a dot. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const on = rest.length > 0 ? rest : [{ x: first.x + 0.1, y: first.y }];
  return `M${first.x} ${first.y}${on.map(({ x, y }) => `L${x} ${y}`).join('')}`;
}
