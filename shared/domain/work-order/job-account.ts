import { divideRounded } from '../decimal';

/** What an order was offered at, what of it can be billed, and what it costs; all without tax. */
export interface JobFigures {
  /** Absent where the order did not come from an offer. */
  readonly offeredMinor?: number | undefined;
  readonly billMinor: number;
  readonly costMinor: number;
  /** Some of the cost is not known yet. */
  readonly open?: boolean | undefined;
}

/** How a job stands in a word: it loses money, more was done than is paid for, or all is well. */
export type JobWord = 'loss' | 'over' | 'within' | 'covered';
export const JOB_WORD_LABELS: Readonly<Record<JobWord, string>> = {
  loss: 'At a loss',
  over: 'More done than offered',
  within: 'Within the offer',
  covered: 'Covers its cost',
};

export interface JobAccount extends JobFigures {
  /**
   * What is left of the income, which is the offer's where there is one. Absent where nothing is done yet, and where
   * part of the cost is not known.
   */
  readonly marginMinor?: number;
  /** The margin as a share of the income in basis points; absent where there is none. */
  readonly marginBp?: number;
  /** Absent where the figures do not tell yet. */
  readonly word?: JobWord;
}

const BP = 10_000n;

/** Offered, done and cost on one line. An order from an offer brings in what was offered, whatever was done. */
export function jobAccount(figures: JobFigures): JobAccount {
  const { offeredMinor, billMinor, costMinor, open } = figures;
  if (billMinor === 0 && costMinor === 0) return figures;
  const income = offeredMinor ?? billMinor;
  const marginMinor = income - costMinor;
  const word = wordOf(figures, marginMinor);
  if (open) return { ...figures, ...(word && { word }) };
  return {
    ...figures,
    marginMinor,
    ...(income > 0 && { marginBp: Number(divideRounded(BigInt(marginMinor) * BP, BigInt(income))) }),
    ...(word && { word }),
  };
}

/** A loss is one whatever cost is still to come; nothing better can be said while some is. */
function wordOf({ offeredMinor, billMinor, open }: JobFigures, marginMinor: number): JobWord | undefined {
  if (marginMinor < 0) return 'loss';
  if (offeredMinor !== undefined && billMinor > offeredMinor) return 'over';
  if (open) return undefined;
  return offeredMinor === undefined ? 'covered' : 'within';
}
