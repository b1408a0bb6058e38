import type { Column } from './column';

/** What a person made of a table's columns. The first column names the row: it stays first and is never hidden. */
export interface ColumnLayout {
  /** Columns shown or hidden by hand; the others follow the width of the window. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** Ids in the order wished; columns that are not named keep their place behind them. */
  readonly order: readonly string[];
  /** Widths set by hand, in CSS pixels. */
  readonly widths: Readonly<Record<string, number>>;
}

export const DEFAULT_LAYOUT: ColumnLayout = { shown: {}, order: [], widths: {} };

/** Narrow enough for a mark, wide enough for a sentence. */
export const WIDTH_LIMITS = { least: 64, most: 640 } as const;

/** The columns as the layout wants them. Cards on small screens keep their own choice of columns. */
export function arranged<Row>(
  columns: readonly Column<Row>[],
  { shown, order, widths }: ColumnLayout,
): readonly Column<Row>[] {
  const [first, ...rest] = columns;
  if (!first) return columns;
  const place = (column: Column<Row>) => {
    const at = order.indexOf(column.id);
    return at < 0 ? order.length : at;
  };
  const sorted = rest.toSorted((a, b) => place(a) - place(b));
  return [first, ...sorted].map((column) => {
    const width = widths[column.id];
    const choice = column === first ? undefined : shown[column.id];
    return {
      ...column,
      ...(width !== undefined && { width: `${width}px` }),
      ...(choice !== undefined && { showFrom: shownFrom(column, choice) }),
    };
  });
}

const shownFrom = <Row>({ showFrom }: Column<Row>, choice: boolean): Column<Row>['showFrom'] => {
  if (!choice) return 'never';
  // Cards keep their own choice.
  return showFrom === undefined || showFrom === 'small' ? showFrom : 'medium';
};

/** The order with one column moved by a place, among those that can move. */
export function moved(ids: readonly string[], id: string, step: 1 | -1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const next = [...ids];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** A width inside the limits, in whole pixels. */
export const fittingWidth = (pixels: number) =>
  Math.round(Math.min(Math.max(pixels, WIDTH_LIMITS.least), WIDTH_LIMITS.most));

/** What was stored, or the default where it is not a layout. */
export function layoutFrom(stored: string | null): ColumnLayout {
  if (!stored) return DEFAULT_LAYOUT;
  try {
    const value: unknown = JSON.parse(stored);
    return isLayout(value) ? value : DEFAULT_LAYOUT;
  } catch {
    return DEFAULT_LAYOUT;
  }
}

const isRecordOf = (type: string, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry: unknown) => typeof entry === type);

const isLayout = (value: unknown): value is ColumnLayout =>
  typeof value === 'object' &&
  value !== null &&
  'shown' in value &&
  isRecordOf('boolean', value.shown) &&
  'widths' in value &&
  isRecordOf('number', value.widths) &&
  'order' in value &&
  Array.isArray(value.order) &&
  value.order.every((id) => typeof id === 'string');
