import type { Column, ScreenWidth } from './column';

/** Windows in which rows are cards: a table would have to be pushed sideways. */
export const hasCards = (width: ScreenWidth) => width === 'small' || width === 'narrow';

/** Whether a window of this width has the column. */
export function isShown<Row>({ showFrom = 'small' }: Column<Row>, width: ScreenWidth): boolean {
  if (showFrom === 'small') return true;
  if (showFrom === 'medium') return !hasCards(width);
  return showFrom === 'wide' && width === 'wide';
}
