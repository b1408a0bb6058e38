import { MS_PER_DAY } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { ALL_KINDS } from '@fm/domain/kinds';
import { type Actor, type RecordKind, SYSTEM } from '@fm/domain/record';
import { type DocumentDatabase, type DocumentQuery, idOf } from '../documents';
import { purgeRecord } from '../record';
import type { Unit } from '../unit';
import { actAsSystem } from './act-as-system';
import { type JobReport, pagesOf, reasonOf, shownFailures } from './each-due';

/** Who the history says it was. */
const TRASH: Actor = { ...SYSTEM, name: 'Trash, after its time' };

/** Kinds whose records get into the trash. */
export const PURGED_KINDS: readonly RecordKind<object>[] = ALL_KINDS.filter(({ trash }) => trash);

/** Records of a kind that went to the trash before a moment; of one that lies below others, wherever they lie. */
export const trashedBefore = ({ path }: RecordKind<object>, before: Date, limit: number): DocumentQuery => ({
  path,
  everywhere: path.includes('/'),
  filters: [['trashedAt', '<', before]],
  orders: [['trashedAt', 'asc']],
  limit,
});

/**
 * Deletes for good what has been in the trash for longer than it stays there, one record a transaction with all that
 * goes with it. What somebody restores meanwhile stays. A record that fails is told and left for the next run.
 */
export async function purgeDue(database: DocumentDatabase, now: Date): Promise<JobReport> {
  const before = new Date(now.getTime() - COMPANY.trashDays * MS_PER_DAY);
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  for (const kind of PURGED_KINDS) {
    const trashed = (limit: number) => trashedBefore(kind, before, limit);
    for await (const page of pagesOf(database, trashed, async (_, found) => found))
      for (const { path } of page) {
        const own = { ...kind, path: path.slice(0, path.lastIndexOf('/')) };
        try {
          const purge = (unit: Unit) => purgeIfDue(unit, own, idOf(path), before);
          for (let more = true; more; ) more = await actAsSystem(database, now, purge, TRASH);
          counts[idOf(kind.path)] = (counts[idOf(kind.path)] ?? 0) + 1;
        } catch (error) {
          failures.push(`${path}: ${reasonOf(error)}`);
        }
      }
  }
  return { counts, failures: shownFailures(failures) };
}

/** Purges a record where it still lies in the trash since then; true where there is more of it. */
async function purgeIfDue(unit: Unit, kind: RecordKind<object>, id: string, before: Date): Promise<boolean> {
  const record = await unit.find(kind, id);
  const isDue = record?.trashed && record.trashedAt && record.trashedAt < before;
  return isDue ? purgeRecord(unit, kind, id) : false;
}
