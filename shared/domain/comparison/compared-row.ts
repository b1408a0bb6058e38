/** What one row of a comparison says; amounts in minor units without tax. */
export interface ComparedRow {
  /** The id of the offered line, or the order's with that of the part or cost that nobody offered. */
  readonly id: string;
  readonly name: string;
  /** Absent where it was not offered: additional work has rows of its own. */
  readonly offeredMinor?: number;
  /** Undefined while nobody knows what it is sold for. */
  readonly doneMinor: number | undefined;
  /** Undefined while any part of it is not known. */
  readonly costMinor: number | undefined;
  /** What is known of the cost. */
  readonly knownCostMinor: number;
  /** The hours of another row are what it costs, so that it has no margin of its own. */
  readonly costElsewhere?: boolean;
}

/** Rows in sum. */
export interface ComparedSum {
  readonly offeredMinor: number;
  /** As far as it is known. */
  readonly doneMinor: number;
  /** As far as it is known. */
  readonly costMinor: number;
  /** Rows of which nobody knows what they are sold for, and rows whose cost is not known as a whole. */
  readonly withoutPrice: number;
  readonly withoutCost: number;
  /** Absent while anything is unknown, and where nothing is done and nothing was spent. */
  readonly marginMinor?: number;
}

/** What is left of what was done after its cost; undefined where either is unknown, and where there is neither. */
export function rowMarginMinor({ doneMinor, costMinor, costElsewhere }: ComparedRow): number | undefined {
  if (costElsewhere || doneMinor === undefined || costMinor === undefined) return undefined;
  return doneMinor === 0 && costMinor === 0 ? undefined : doneMinor - costMinor;
}

/** Adds up rows of one order or of many. */
export function comparedSum(rows: readonly ComparedRow[]): ComparedSum {
  const sum = (amountOf: (row: ComparedRow) => number | undefined) =>
    rows.reduce((total, row) => total + (amountOf(row) ?? 0), 0);
  const known = {
    offeredMinor: sum((row) => row.offeredMinor),
    doneMinor: sum((row) => row.doneMinor),
    costMinor: sum((row) => row.knownCostMinor),
    withoutPrice: rows.filter(({ doneMinor }) => doneMinor === undefined).length,
    withoutCost: rows.filter(({ costMinor }) => costMinor === undefined).length,
  };
  const { doneMinor, costMinor, withoutPrice, withoutCost } = known;
  const isOpen = withoutPrice + withoutCost > 0 || (doneMinor === 0 && costMinor === 0);
  return isOpen ? known : { ...known, marginMinor: doneMinor - costMinor };
}
