import { divideRounded } from '../decimal';

/** What an order was offered at, what of it can be billed, and what it costs; all without tax. */
export interface JobFigures {
  /** Absent where the order did not come from an offer. */
  readonly offeredMinor?: number | undefined;
  readonly billMinor: number;
  readonly costMinor: number;
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
  /** What is left of the income, which is the offer's where there is one. */
  readonly marginMinor: number;
  /** The margin as a share of the income in basis points; absent where there is none. */
  readonly marginBp?: number;
  readonly word: JobWord;
}

const BP = 10_000n;

/** Offered, done and cost on one line. An order from an offer brings in what was offered, whatever was done. */
export function jobAccount(figures: JobFigures): JobAccount {
  const { offeredMinor, billMinor, costMinor } = figures;
  const income = offeredMinor ?? billMinor;
  const marginMinor = income - costMinor;
  return {
    ...figures,
    marginMinor,
    ...(income > 0 && { marginBp: Number(divideRounded(BigInt(marginMinor) * BP, BigInt(income))) }),
    word: wordOf(figures, marginMinor),
  };
}

function wordOf({ offeredMinor, billMinor }: JobFigures, marginMinor: number): JobWord {
  if (marginMinor < 0) return 'loss';
  if (offeredMinor === undefined) return 'covered';
  return billMinor > offeredMinor ? 'over' : 'within';
}
