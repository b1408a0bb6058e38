import {
  isMailed,
  NOTIFICATIONS_PATH,
  type Notification,
  newsMailOf,
  newsPreferencesPath,
  preferencesFrom,
} from '@fm/domain/notification';
import { type User, userState, users } from '@fm/domain/user';
import { type DocumentDatabase, type DocumentQuery, recordFrom, type StoredDocument } from '../documents';
import { type JobReport, reasonOf } from './each-due';
import type { Post } from './fire-reminders';

/** Notifications mailed in one run at most; what is left comes with the next one, five minutes later. */
const MOST_MAILED = 300;

/** Notifications whose mail is to go out by an instant. */
export const newsToMail = (now: Date, limit: number): DocumentQuery => ({
  path: NOTIFICATIONS_PATH,
  filters: [['mailAt', '<=', now]],
  orders: [['mailAt', 'asc']],
  limit,
});

/**
 * Mails each person what they asked to be told of by mail and have not read: one mail for all of it. A mail that a
 * cut-off run stored is not stored again: its id names the person, the first of what it tells, and how much that is.
 */
export async function mailNews(database: DocumentDatabase, now: Date, post: Post): Promise<JobReport> {
  const due = await database.transact((transaction) => transaction.find(newsToMail(now, MOST_MAILED)));
  const failures: string[] = [];
  let mails = 0;
  for (const uid of new Set(due.map(({ data }) => String(data.uid)))) {
    const theirs = due.filter(({ data }) => data.uid === uid);
    try {
      if (await mailTo(database, uid, theirs, post)) mails += 1;
      for (const one of theirs) await markMailed(database, one, now);
    } catch (error) {
      failures.push(`${users.path}/${uid}: ${reasonOf(error)}`);
    }
  }
  return { counts: mails > 0 ? { mails } : {}, failures };
}

async function mailTo(
  database: DocumentDatabase,
  uid: string,
  documents: readonly StoredDocument[],
  post: Post,
): Promise<boolean> {
  const [user, wishes] = await database.transact((transaction) =>
    Promise.all([transaction.get(`${users.path}/${uid}`), transaction.get(newsPreferencesPath(uid))]),
  );
  const login = recordFrom<User>(user);
  const preferences = preferencesFrom(wishes?.data);
  const news = documents.map(({ data }) => data as unknown as Notification);
  // What they wanted when it happened may be what they do not want any more.
  const wanted = news.filter(({ unread, kind }) => unread && isMailed(preferences, kind));
  if (!login || userState(login) !== 'active' || wanted.length === 0) return false;
  const first = Math.min(...news.map(({ mailAt }) => mailAt?.getTime() ?? 0));
  const count = news.reduce((sum, one) => sum + one.count, 0);
  return post(`news-${uid}-${first}-${count}`, { to: login.email, ...newsMailOf(login.name, wanted) });
}

/** Something may have come meanwhile: what this mail did not tell of waits for the next run. */
const markMailed = (database: DocumentDatabase, { path, data }: StoredDocument, now: Date): Promise<void> =>
  database.transact(async (transaction) => {
    const known = (await transaction.get(path))?.data as Notification | undefined;
    if (!known?.mailAt || known.mailAt > now) return;
    const isWhole = known.told.at(-1) === (data as unknown as Notification).told.at(-1);
    transaction.set(path, { ...known, mailAt: isWhole ? null : now });
  });
