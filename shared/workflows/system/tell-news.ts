import { COMPANY } from '@fm/domain/company';
import { kindOf } from '@fm/domain/kinds';
import {
  channelsFor,
  type Gathered,
  gathered,
  type LeftNews,
  NEWS_PATH,
  type News,
  type NewsPreferences,
  NOTIFICATIONS_PATH,
  type Notification,
  newsPreferencesPath,
  notificationId,
  preferencesFrom,
  withNews,
} from '@fm/domain/notification';
import { chunksOf, type RecordName, SYSTEM } from '@fm/domain/record';
import { type User, userState, users } from '@fm/domain/user';
import { type DocumentDatabase, type DocumentQuery, recordFrom } from '../documents';

/** Logins of employees. */
export const loginsOfEmployees = (ids: readonly string[]): DocumentQuery => ({
  path: users.path,
  filters: [['employeeId', 'in', ids]],
  orders: [],
  limit: ids.length * 2,
});

/**
 * Tells what a commit left to be told: each person a notification for each record and kind of news, or one for many
 * records, as far as they want to be told, never who did it and nobody who cannot sign in. Safe to run twice, and to be
 * cut off. Gives how many notifications were written.
 */
export async function tellNews(database: DocumentDatabase, id: string, now: Date): Promise<number> {
  const path = `${NEWS_PATH}/${id}`;
  const document = await database.transact((transaction) => transaction.get(path));
  if (!document) return 0;
  const left = document.data as unknown as LeftNews;
  const logins = await loginsBy(database, [...new Set(left.items.flatMap(({ employees }) => employees))]);
  const news = new Map<string, News[]>();
  for (const item of left.items) {
    const makers = item.makerOf === undefined ? [] : await makerOf(database, item.makerOf);
    const asked = await Promise.all([...item.logins, ...makers].map((uid) => activeLogin(database, uid)));
    const uids = new Set([...asked.flat(), ...item.employees.flatMap((one) => logins.get(one) ?? [])]);
    uids.delete(left.by.uid);
    for (const uid of uids) news.set(uid, [...(news.get(uid) ?? []), item]);
  }
  let count = 0;
  for (const [uid, items] of news) {
    const wishes = await database.transact((transaction) => transaction.get(newsPreferencesPath(uid)));
    const person = { uid, id, left, now, preferences: preferencesFrom(wishes?.data) };
    for (const item of gathered(items)) if (await tell(database, { ...person, item })) count += 1;
  }
  await database.transact(async (transaction) => transaction.delete(path));
  return count;
}

/** Who made a record; nothing where it is gone. */
async function makerOf(database: DocumentDatabase, name: RecordName): Promise<readonly string[]> {
  const path = `${kindOf(name)?.path}/${name.id}`;
  const record = recordFrom(await database.transact((transaction) => transaction.get(path)));
  return record?.createdBy ? [record.createdBy.uid] : [];
}

/** A login itself where it opens something; nothing for one that is disabled or gone, and for the system. */
const activeLogin = async (database: DocumentDatabase, uid: string): Promise<readonly string[]> => {
  const login = recordFrom<User>(
    await database.transact((transaction) => transaction.get(`${users.path}/${uid}`)),
  );
  return login && userState(login) === 'active' ? [uid] : [];
};

/** Who signs in as these employees, by the employee's id. */
async function loginsBy(
  database: DocumentDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const uids = new Map<string, readonly string[]>();
  for (const some of chunksOf(ids)) {
    const found = await database.transact((transaction) => transaction.find(loginsOfEmployees(some)));
    for (const document of found) {
      const login = recordFrom<User>(document);
      if (login?.employeeId === undefined || userState(login) !== 'active') continue;
      uids.set(login.employeeId, [...(uids.get(login.employeeId) ?? []), login.id]);
    }
  }
  return uids;
}

interface Telling {
  readonly uid: string;
  readonly item: Gathered;
  /** Id of what was left. */
  readonly id: string;
  readonly left: LeftNews;
  readonly now: Date;
  /** What the person wants to be told of. */
  readonly preferences: NewsPreferences;
}

const tell = (
  database: DocumentDatabase,
  { uid, item, id, left: { at, by }, now, preferences }: Telling,
): Promise<boolean> =>
  database.transact(async (transaction) => {
    const path = `${NOTIFICATIONS_PATH}/${notificationId(uid, item, item.records === undefined ? undefined : id)}`;
    const known = await transaction.get(path);
    const channels = channelsFor(item.kind, preferences, now, COMPANY.timezone);
    if (!channels.app) return false;
    const who = by.uid === SYSTEM.uid ? undefined : by;
    const happened = { ...item, uid, about: id, at, by: who, channels };
    const next = withNews(known?.data as Notification | undefined, happened);
    if (next) transaction.set(path, { ...next });
    return next !== undefined;
  });
