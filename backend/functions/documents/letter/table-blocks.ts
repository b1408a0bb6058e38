import { type Block, type Cell, rowOf } from '../pages/blocks';
import { type Measure, MM } from '../pages/marks';
import { type Column, linesOf } from '../pages/text-lines';
import type { DocumentModel, ModelFigures, ModelGroup, ModelLine, SumRow } from './document-model';
import { BODY, FACES, GAP, LINE, rule, SOFT, STRONG_LINE } from './faces';

const FIGURES = [
  'quantity',
  'unitPrice',
  'discount',
  'tax',
  'amount',
] as const satisfies readonly (keyof ModelFigures)[];
type Figure = (typeof FIGURES)[number];

/** The columns of the table, from left to right. */
export type Columns = Readonly<Record<'position' | 'name' | Figure, Column>> & {
  /** From the name to the right edge, for what has no figures. */
  readonly text: Column;
  /** Everything left of the amounts. */
  readonly label: Column;
};

/** The columns of a table with or without one for discounts. */
export function columnsOf(hasDiscounts: boolean): Columns {
  let right = BODY.x + BODY.width;
  const next = (width: number): Column => {
    right -= width;
    return { x: right, width: width - GAP / 2, align: 'right' };
  };
  const amount = { ...next(26 * MM), width: 26 * MM };
  const tax = next(12 * MM);
  const discount = hasDiscounts ? next(14 * MM) : { x: right, width: 0 };
  const unitPrice = next(22 * MM);
  const quantity = next(19 * MM);
  const position = { x: BODY.x, width: 8 * MM };
  const x = BODY.x + 10 * MM;
  return {
    position,
    name: { x, width: right - x - GAP },
    quantity,
    unitPrice,
    discount,
    tax,
    amount,
    text: { x, width: BODY.x + BODY.width - x },
    label: { x, width: amount.x - x - GAP },
  };
}

/** The headings of the columns. */
export function headingsOf(
  { texts, hasDiscounts }: DocumentModel,
  columns: Columns,
  measure: Measure,
): Block {
  const { position, name, quantity, unitPrice, discount, tax, amount } = texts.columns;
  const labels = { position, name, quantity, unitPrice, ...(hasDiscounts && { discount }), tax, amount };
  return rowOf(
    Object.entries(labels).map(([key, text]) => ({
      column: columns[key as keyof typeof labels],
      lines: [{ text, face: FACES.heading }],
    })),
    measure,
    { above: 3, below: 4, under: (top, height) => [rule(top + height - 1, BODY, STRONG_LINE)] },
  );
}

/** A group of lines with its heading and its total. */
export function groupBlocks(
  { heading, lines, total }: ModelGroup,
  columns: Columns,
  measure: Measure,
): readonly Block[] {
  const rows = lines.map((line, index) =>
    lineBlock(line, columns, measure, total !== undefined && index === lines.length - 1),
  );
  if (heading === undefined) return rows;
  const title = rowOf(
    [{ column: BODY, lines: linesOf(heading, BODY.width, FACES.group, measure) }],
    measure,
    { above: 8, below: 3, staysWithNext: true, row: { countedMinor: undefined } },
  );
  return [
    title,
    ...rows,
    ...(total ? [sumRow(total, columns, measure, { row: { countedMinor: undefined } })] : []),
  ];
}

function lineBlock(line: ModelLine, columns: Columns, measure: Measure, staysWithNext: boolean): Block {
  const { name, description, conditions, figures, position, countedMinor } = line;
  const column = figures ? columns.name : columns.text;
  const lines = [
    ...linesOf(name, column.width, figures ? FACES.strong : FACES.cell, measure),
    ...(conditions ? linesOf(conditions, column.width, FACES.soft, measure) : []),
    ...(description ? linesOf(description, column.width, FACES.soft, measure) : []),
  ];
  const face = figures?.isCounted === false ? { ...FACES.cell, color: SOFT } : FACES.cell;
  const cellOf = (key: Figure, text: string): Cell => {
    const place = columns[key];
    // A quantity may have a long unit; an amount stays on its line.
    if (key === 'quantity') return { column: place, lines: linesOf(text, place.width, face, measure) };
    return { column: place, lines: text === '' ? [] : [{ text, face }] };
  };
  return rowOf(
    [
      { column: columns.position, lines: [{ text: position, face: FACES.cell }] },
      { column, lines },
      ...(figures ? FIGURES.map((key) => cellOf(key, figures[key])) : []),
    ],
    measure,
    {
      above: 4,
      below: 4,
      staysWithNext,
      row: { countedMinor: figures && countedMinor },
      under: (top, height) => [rule(top + height, BODY, LINE)],
    },
  );
}

/** A sum within the table: what a group comes to, or what is carried over. */
export const sumRow = (
  { label, amount }: SumRow,
  columns: Columns,
  measure: Measure,
  { row }: Pick<Block, 'row'>,
): Block =>
  rowOf(
    [
      {
        column: { ...columns.label, align: 'right' },
        lines: linesOf(label, columns.label.width, FACES.strong, measure),
      },
      { column: columns.amount, lines: [{ text: amount, face: FACES.strong }] },
    ],
    measure,
    { above: 4, below: 4, ...(row && { row }), under: (top, height) => [rule(top + height, BODY, LINE)] },
  );
