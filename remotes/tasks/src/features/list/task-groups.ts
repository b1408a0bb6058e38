import type { CalendarDay } from '@fm/domain/calendar-day';
import { DUE_GROUPS, type DueGroup, dueGroupOf, type Task } from '@fm/domain/task';

/** Tasks of one page that are due at about the same time. */
export interface TaskGroup<T> {
  readonly group: DueGroup;
  readonly rows: readonly T[];
  /** How many the group has over all pages; undefined where it goes on beyond this page. */
  readonly count: number | undefined;
}

interface PageEdges {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The rows of a page in their groups, in the order of the groups. A cut group claims no number. */
export function taskGroups<T extends Pick<Task, 'dueDate'>>(
  rows: readonly T[],
  today: CalendarDay,
  { previous, next }: PageEdges,
): TaskGroup<T>[] {
  const found = DUE_GROUPS.map((group) => ({
    group,
    rows: rows.filter(({ dueDate }) => dueGroupOf(dueDate, today) === group),
  })).filter((group) => group.rows.length > 0);
  return found.map(({ group, rows: ofGroup }, index) => {
    const cut = (index === 0 && previous !== undefined) || (index === found.length - 1 && next !== undefined);
    return { group, rows: ofGroup, count: cut ? undefined : ofGroup.length };
  });
}
