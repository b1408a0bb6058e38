import { dayIn, MS_PER_DAY } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  MOST_DAY_ROWS,
  MOST_SENT_ROWS,
  MOST_TIMES,
  mergeRows,
  openingsOf,
  timesOf,
  USAGE_DAYS,
  USAGE_PATH,
  type UsageRow,
  usageDaySchema,
  usageRowSchema,
  withOpenings,
} from '@fm/domain/usage';
import { type User, users } from '@fm/domain/user';
import { actorOf, type Caller } from '@fm/workflows/command';
import { COMMANDS } from '@fm/workflows/commands';
import { type DocumentDatabase, recordFrom } from '@fm/workflows/documents';
import * as v from 'valibot';

const NAMES: ReadonlySet<string> = new Set(COMMANDS.map(({ name }) => name));

/**
 * What a page may send: nothing but known words and small numbers. A page that is newer than the server may name a
 * command that the server does not have yet: that row alone is left out.
 */
const sentSchema = v.strictObject({
  rows: v.pipe(
    v.array(
      v.pipe(
        usageRowSchema,
        v.check((row) => timesOf(row) > 0 && timesOf(row) <= MOST_TIMES, 'Too often, or never.'),
        v.check(({ took, ...row }) => took.reduce((a, b) => a + b, 0) <= timesOf(row), 'Measured too often.'),
      ),
    ),
    v.minLength(1),
    v.maxLength(MOST_SENT_ROWS),
  ),
});

/** Why counts were not taken. */
export type Refusal = 'damaged' | 'stranger';

/**
 * Adds what a page counted to the counts of the day, for people who work here. Who it was is looked up and not stored;
 * `isFirst` says whether a build has not failed for them in this quarter of an hour.
 */
export async function takeUse(
  database: DocumentDatabase,
  caller: Pick<Caller, 'uid' | 'signedInAt'>,
  sent: unknown,
  now: Date,
  isFirst: (area: string, build: string) => boolean = () => true,
): Promise<Refusal | undefined> {
  const { success, output } = v.safeParse(sentSchema, sent);
  if (!success) return 'damaged';
  const sentRows = output.rows.filter(({ kind, name }) => kind !== 'action' || NAMES.has(name));
  if (sentRows.length === 0) return 'damaged';
  const day = dayIn(COMPANY.timezone, now);
  const path = `${USAGE_PATH}/${day}`;
  // Asked once: a transaction that is tried again tells of no other person.
  const openings = openingsOf(sentRows);
  const first = new Set(
    openings
      .filter(({ failed }) => failed > 0)
      .flatMap(({ area, build }) => (isFirst(area, build) ? [`${area} ${build}`] : [])),
  );
  return database.transact(async (transaction) => {
    const [user, stored] = await Promise.all([
      transaction.get(`${users.path}/${caller.uid}`),
      transaction.get(path),
    ]);
    if (!actorOf(caller, recordFrom<User>(user))) return 'stranger';
    const before = v.safeParse(usageDaySchema, stored?.data);
    const known: readonly UsageRow[] = before.success ? before.output.rows : [];
    const { rows, left } = mergeRows([...known, ...sentRows], MOST_DAY_ROWS);
    transaction.set(path, {
      day,
      rows,
      left: left + (before.success ? before.output.left : 0),
      quarters: withOpenings(before.success ? before.output.quarters : [], now, openings, (area, build) =>
        first.has(`${area} ${build}`),
      ),
      expireAt: new Date(now.getTime() + USAGE_DAYS * MS_PER_DAY),
    });
    return undefined;
  });
}
