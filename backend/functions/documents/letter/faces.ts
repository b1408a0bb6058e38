import { type Face, type Mark, MM } from '../pages/marks';

export const INK = '#1a1d21';
export const SOFT = '#5b636e';
export const LINE = '#c9ced6';
export const STRONG_LINE = '#1a1d21';

/** How texts of a document are set. */
export const FACES = {
  company: { size: 15, leading: 19, color: INK, isBold: true },
  sender: { size: 6.5, leading: 8.5, color: SOFT },
  address: { size: 10, leading: 13.5, color: INK },
  body: { size: 10, leading: 13.5, color: INK },
  subject: { size: 14, leading: 18, color: INK, isBold: true },
  title: { size: 11, leading: 15, color: INK, isBold: true },
  note: { size: 9, leading: 12, color: SOFT },
  heading: { size: 8, leading: 11, color: SOFT, isBold: true },
  group: { size: 10, leading: 13.5, color: INK, isBold: true },
  cell: { size: 9, leading: 12, color: INK },
  strong: { size: 9, leading: 12, color: INK, isBold: true },
  soft: { size: 8.5, leading: 11.5, color: SOFT },
  total: { size: 11, leading: 15, color: INK, isBold: true },
  across: { size: 110, leading: 110, color: '#e9ecf0', isBold: true },
  foot: { size: 7, leading: 9, color: SOFT },
} as const satisfies Record<string, Face>;

/** The body of the page, between the margins of a letter (DIN 5008). */
export const BODY = { x: 25 * MM, width: 165 * MM };
/** Between columns. */
export const GAP = 3 * MM;

/** A horizontal rule over a place. */
export const rule = (
  y: number,
  { x, width }: { readonly x: number; readonly width: number },
  color: string,
): Mark => ({ kind: 'rule', x, y, width, thickness: color === LINE ? 0.4 : 0.8, color });
