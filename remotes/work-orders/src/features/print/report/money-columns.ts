import { COMPANY } from '@fm/domain/company';
import { formatMoney } from '@fm/ui';
import type { PrintColumn } from '@fm/ui/print';

/** Columns of amounts behind those of a table, with their sums by the id of the column. */
export interface MoneyColumns<R> {
  readonly columns: readonly PrintColumn<R>[];
  readonly sums: Readonly<Record<string, string>>;
}

export const money = (minor: number): string => formatMoney(minor, COMPANY.currency);

/** A column of amounts; what nobody knows yet is said. */
export const moneyColumn = <R>(
  id: string,
  header: string,
  amount: (row: R) => number | undefined,
): PrintColumn<R> => ({
  id,
  header,
  cell: (row) => {
    const minor = amount(row);
    return minor === undefined ? 'not known' : money(minor);
  },
  align: 'end',
  narrow: true,
});
