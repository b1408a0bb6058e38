import type { Column, ScreenWidth } from './column';

const rank: Record<ScreenWidth | 'never', number> = { small: 0, medium: 1, wide: 2, never: 3 };

/** Whether a window of this width has the column. */
export const isShown = <Row>({ showFrom = 'small' }: Column<Row>, width: ScreenWidth) =>
  rank[showFrom] <= rank[width];
