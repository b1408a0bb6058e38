import type { AppPath } from '@fm/contract';
import { type ComparedRow, type ComparedSum, comparedSum, rowMarginMinor } from '@fm/domain/comparison';
import { formatMoney, formatSentence, Notice, TextLink } from '@fm/ui';
import { type Column, DataTable, SecondLine } from '@fm/ui/table';
import { useMemo } from 'react';
import css from './comparison.module.css';

type Row = ComparedRow & { readonly sum?: ComparedSum };

export interface ComparisonTableProps {
  readonly rows: readonly ComparedRow[];
  /** What a row is. */
  readonly per: ComparedPer;
  /** Where the name of a row leads. */
  readonly toOf?: ((row: ComparedRow) => AppPath) | undefined;
  readonly currency: string;
  /** What is not in the figures. */
  readonly note: string | undefined;
}

/** A line of an offer or an order, or a whole order. */
export type ComparedPer = 'line' | 'order';

/** What the rows are called, and what is said of those that are not known. */
const WORDS = {
  line: {
    header: 'Line',
    withoutCost: {
      one: 'The cost of {count} line is not known yet, so no margin is given.',
      many: 'The cost of {count} lines is not known yet, so no margin is given.',
    },
    withoutPrice: {
      one: 'Nobody knows yet what {count} line is sold for, so no margin is given.',
      many: 'Nobody knows yet what {count} lines are sold for, so no margin is given.',
    },
  },
  order: {
    header: 'Work order',
    withoutCost: {
      one: 'The cost of {count} order is not known yet, so the sum has no margin.',
      many: 'The cost of {count} orders is not known yet, so the sum has no margin.',
    },
    withoutPrice: {
      one: 'Nobody knows yet what {count} order is sold for, so the sum has no margin.',
      many: 'Nobody knows yet what {count} orders are sold for, so the sum has no margin.',
    },
  },
};

/** The header of the first column. */
export const headerOf = (per: ComparedPer): string => WORDS[per].header;

/** Rows with their sum, and what is not known of them. */
export function ComparisonTable({ rows, per, toOf, currency, note }: ComparisonTableProps) {
  const columns = useMemo(() => columnsIn(currency, per, toOf), [currency, per, toOf]);
  const sum = useMemo(() => comparedSum(rows), [rows]);
  if (rows.length === 0) return <p className={css.note}>Nothing was offered, done or spent yet.</p>;
  return (
    <>
      <DataTable caption="Offered, done and cost" columns={columns} rows={[...rows, sumRow(sum)]} />
      {sum.withoutCost > 0 && <Notice>{formatSentence(sum.withoutCost, WORDS[per].withoutCost)}</Notice>}
      {sum.withoutPrice > 0 && <Notice>{formatSentence(sum.withoutPrice, WORDS[per].withoutPrice)}</Notice>}
      <p className={css.note}>
        Without tax. Hours count at the agreed price, and what is only expected counts once the order is
        completed. {note}
      </p>
    </>
  );
}

const sumRow = (sum: ComparedSum): Row => ({
  id: 'sum',
  name: 'Sum',
  offeredMinor: sum.offeredMinor,
  doneMinor: sum.doneMinor,
  costMinor: sum.costMinor,
  knownCostMinor: sum.costMinor,
  sum,
});

const columnsIn = (
  currency: string,
  per: ComparedPer,
  toOf: ComparisonTableProps['toOf'],
): readonly Column<Row>[] => {
  const money = (minor: number) => formatMoney(minor, currency);
  const strong = (row: Row, text: string) =>
    row.sum ? <strong className={css.figure}>{text}</strong> : <span className={css.figure}>{text}</span>;
  return [
    {
      id: 'name',
      header: headerOf(per),
      cell: (row) => {
        if (row.sum) return <strong>{row.name}</strong>;
        const name = <span dir="auto">{row.name}</span>;
        return toOf ? <TextLink to={toOf(row)}>{name}</TextLink> : name;
      },
    },
    {
      id: 'offered',
      header: 'Offered',
      align: 'end',
      cell: (row) => strong(row, row.offeredMinor === undefined ? 'Not offered' : money(row.offeredMinor)),
    },
    {
      id: 'done',
      header: 'Done',
      align: 'end',
      cell: (row) => (
        <>
          {strong(row, row.doneMinor === undefined ? 'Unknown' : money(row.doneMinor))}
          {row.sum && row.sum.withoutPrice > 0 && <SecondLine>known so far</SecondLine>}
        </>
      ),
    },
    {
      id: 'cost',
      header: 'Cost',
      align: 'end',
      cell: (row) => (
        <>
          {strong(row, costText(row, money))}
          {row.sum && row.sum.withoutCost > 0 && <SecondLine>known so far</SecondLine>}
        </>
      ),
    },
    {
      id: 'margin',
      header: 'Margin',
      align: 'end',
      cell: (row) => {
        const margin = marginOf(row);
        return margin === undefined ? null : strong(row, money(margin));
      },
    },
  ];
};

const marginOf = (row: Row) => (row.sum ? row.sum.marginMinor : rowMarginMinor(row));

function costText({ costMinor, costElsewhere }: Row, money: (minor: number) => string): string {
  if (costMinor === undefined) return 'Unknown';
  return costElsewhere ? 'In other lines' : money(costMinor);
}
