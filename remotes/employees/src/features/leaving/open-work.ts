import { type CalendarDay, compareDays, NO_DAY } from '@fm/domain/calendar-day';
import { WORK_KINDS, type WorkKind } from '@fm/domain/employee';
import { listed } from '@fm/domain/locale';
import type { Called } from '@fm/domain/record';
import { formatCounted } from '@fm/ui';

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

/** The days on which something of it is to be done. */
export const daysOf = (work: readonly OpenWork[]): readonly CalendarDay[] =>
  work.flatMap(({ records }) => records.flatMap(({ day }) => day ?? []));

const WORDS: Readonly<Record<WorkKind, Called>> = {
  task: { one: 'task', many: 'tasks' },
  lead: { one: 'work order to lead', many: 'work orders to lead' },
  crew: { one: 'work order on the crew', many: 'work orders on the crew' },
  plan: { one: 'maintenance plan', many: 'maintenance plans' },
  reminder: { one: 'reminder', many: 'reminders' },
};

/** "3 tasks". */
export const countOf = (kind: WorkKind, count: number): string => formatCounted(count, WORDS[kind]);

/** "3 tasks and 1 maintenance plan". */
export function countsOf(records: readonly Pick<OpenRecord, 'kind'>[]): string {
  const counted = WORK_KINDS.map((kind) => ({
    kind,
    count: records.filter((record) => record.kind === kind).length,
  }));
  return listed(counted.filter(({ count }) => count > 0).map(({ kind, count }) => countOf(kind, count)));
}

/** The records nobody was chosen for. `chosen` gives the colleague for a record. */
export const undecided = (
  work: readonly OpenWork[],
  chosen: (record: OpenRecord) => unknown,
): readonly OpenRecord[] => work.flatMap(({ records }) => records.filter((record) => !chosen(record)));
