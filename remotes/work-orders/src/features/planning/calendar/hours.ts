import { clockOf, type Placed } from '@fm/domain/planning';
import { formatLocalTime } from '@fm/ui';

/** The hours of a day that are shown, in minutes after midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** What every day shows; longer ones show more. */
const USUAL: Hours = { from: 7 * 60, to: 18 * 60 };
const HOUR = 60;
/** Orders are dropped on quarters of an hour. */
const STEP_MIN = 15;

/** The hours in which everything that is placed has room. */
export function hoursShown(placed: readonly Pick<Placed<unknown>, 'fromMin' | 'toMin'>[]): Hours {
  const from = Math.min(USUAL.from, ...placed.map(({ fromMin }) => Math.floor(fromMin / HOUR) * HOUR));
  const to = Math.max(USUAL.to, ...placed.map(({ toMin }) => Math.ceil(toMin / HOUR) * HOUR));
  return { from, to };
}

/** The full hours within, each with its name: "08:00". */
export const hourMarks = ({
  from,
  to,
}: Hours): readonly { readonly minute: number; readonly label: string }[] =>
  Array.from({ length: (to - from) / HOUR }, (_, index) => {
    const minute = from + index * HOUR;
    return { minute, label: formatLocalTime(clockOf(minute)) };
  });

/** The quarter of an hour at a part (0 to 1) of the shown hours. */
export function minuteAtPart({ from, to }: Hours, part: number): number {
  const minute = from + Math.round((part * (to - from)) / STEP_MIN) * STEP_MIN;
  return Math.min(Math.max(minute, from), to - STEP_MIN);
}
