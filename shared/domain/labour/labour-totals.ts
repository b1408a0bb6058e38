import { divideRounded } from '../money';
import type { Stored } from '../record';
import { LABOUR_KINDS, type Labour, type LabourKind } from './labour';
import type { LabourRates } from './labour-rates';

const MINUTES_PER_HOUR = 60n;

/** What an entry costs at a rate for an hour, to the nearest minor unit. Breaks cost nothing. */
export function labourCostMinor(
  { kind, minutes }: Pick<Labour, 'kind' | 'minutes'>,
  rateMinor: number,
): number {
  if (kind === 'break') return 0;
  return Number(divideRounded(BigInt(rateMinor) * BigInt(minutes), MINUTES_PER_HOUR));
}

/** The time spent on a job, summed up. */
export interface LabourTotals {
  readonly minutes: Readonly<Record<LabourKind, number>>;
  /** The sum of the entries' costs, each rounded by itself, so that the column adds up. */
  readonly costMinor: number;
  /** What billed entries are sold for, as far as that is known. */
  readonly billMinor: number;
  /** Entries that cost something, but nobody knows how much yet. */
  readonly unpriced: readonly string[];
}

/** Sums up entries by kind, and what they cost at the rates known of them. */
export function labourTotals(
  entries: readonly Stored<Labour>[],
  { rates, billRates = {} }: LabourRates,
): LabourTotals {
  const sum = (kind: LabourKind) =>
    entries.filter((entry) => entry.kind === kind).reduce((total, { minutes }) => total + minutes, 0);
  const paid = entries.filter(({ kind }) => kind !== 'break');
  return {
    minutes: Object.fromEntries(LABOUR_KINDS.map((kind) => [kind, sum(kind)])) as Record<LabourKind, number>,
    costMinor: priced(paid, rates),
    billMinor: priced(
      paid.filter(({ billable }) => billable),
      billRates,
    ),
    unpriced: paid.flatMap(({ id }) => (rates[id] === undefined ? id : [])),
  };
}

const priced = (entries: readonly Stored<Labour>[], rates: LabourRates['rates']): number =>
  entries.reduce((total, entry) => {
    const rate = rates[entry.id];
    return rate === undefined ? total : total + labourCostMinor(entry, rate);
  }, 0);
