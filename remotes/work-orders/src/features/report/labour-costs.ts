import { type Labour, type LabourRates, labourCostMinor, labourTotals } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { type MoneyColumns, money, moneyColumn } from './money-columns';

type Entry = Stored<Labour>;

/** What an hour of each entry costs, what the entry costs, and what it is billed at. Breaks cost nothing. */
export function labourCosts(
  entries: readonly Entry[],
  { rates, billRates = {} }: LabourRates,
): MoneyColumns<Entry> {
  const { costMinor, billMinor } = labourTotals(entries, { rates, billRates });
  const at = (entry: Entry, rateMinor: number | undefined) =>
    entry.kind === 'break' ? 0 : rateMinor === undefined ? undefined : labourCostMinor(entry, rateMinor);
  return {
    columns: [
      moneyColumn('rate', 'Rate', ({ id, kind }) => (kind === 'break' ? 0 : rates[id])),
      moneyColumn('cost', 'Cost', (entry) => at(entry, rates[entry.id])),
      moneyColumn('billed', 'Billed', (entry) => (entry.billable ? at(entry, billRates[entry.id]) : 0)),
    ],
    sums: { cost: money(costMinor), billed: money(billMinor) },
  };
}
