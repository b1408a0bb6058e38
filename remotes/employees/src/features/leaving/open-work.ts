import { type CalendarDay, compareDays, NO_DAY } from '@fm/domain/calendar-day';
import { WORK_KINDS, type WorkKind } from '@fm/domain/employee';

/** One record that names somebody who leaves. */
export interface OpenRecord {
  readonly kind: WorkKind;
  readonly id: string;
  readonly name: string;
  /** When it is to be done; undefined where nobody said. */
  readonly day: CalendarDay | undefined;
  /** Where it is opened. */
  readonly to: string;
}

/** Everything open of one kind. */
export interface OpenWork {
  readonly kind: WorkKind;
  readonly records: readonly OpenRecord[];
  /** There may be more, which come once these are handed over. */
  readonly capped: boolean;
}

/** Whether something dated `day` is still to be done after the last day of work: until then it stays where it is. */
export const isLeftBehind = (
  day: CalendarDay | undefined,
  lastDay: CalendarDay,
  today: CalendarDay,
): boolean => day === undefined || lastDay < today || day > lastDay;

/** The first first; what has no day comes last. */
export const byDay = (a: OpenRecord, b: OpenRecord): number =>
  compareDays(a.day ?? NO_DAY, b.day ?? NO_DAY) || a.name.localeCompare(b.name);

const WORDS: Readonly<Record<WorkKind, readonly [one: string, many: string]>> = {
  task: ['1 task', 'tasks'],
  lead: ['1 work order to lead', 'work orders to lead'],
  crew: ['1 work order on the crew', 'work orders on the crew'],
  plan: ['1 maintenance plan', 'maintenance plans'],
  reminder: ['1 reminder', 'reminders'],
};

const list = new Intl.ListFormat('en-GB');

/** "3 tasks". */
export const countOf = (kind: WorkKind, count: number): string =>
  count === 1 ? WORDS[kind][0] : `${count} ${WORDS[kind][1]}`;

/** "3 tasks and 1 maintenance plan". */
export function countsOf(records: readonly Pick<OpenRecord, 'kind'>[]): string {
  const counted = WORK_KINDS.map((kind) => ({
    kind,
    count: records.filter((record) => record.kind === kind).length,
  }));
  return list.format(counted.filter(({ count }) => count > 0).map(({ kind, count }) => countOf(kind, count)));
}

/** The records nobody was chosen for. `chosen` gives the colleague for a record. */
export const undecided = (
  work: readonly OpenWork[],
  chosen: (record: OpenRecord) => unknown,
): readonly OpenRecord[] => work.flatMap(({ records }) => records.filter((record) => !chosen(record)));
