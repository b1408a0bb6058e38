import { ACCESS_EVENTS_PATH } from '@fm/domain/event';
import { MAIL_PATH } from '@fm/domain/mail';
import { NEWS_PATH, NOTIFICATIONS_PATH } from '@fm/domain/notification';
import { OFFER_LINKS_PATH } from '@fm/domain/offer-link';
import { USAGE_PATH } from '@fm/domain/usage';
import type { Firestore } from 'firebase-admin/firestore';

/** Documents deleted at a time. */
const PAGE = 300;

/** What is kept for a time: each document says itself until when (`expireAt`). Runs of jobs go with each run. */
export const KEPT_FOR_A_TIME = [
  MAIL_PATH,
  'historyExports',
  ACCESS_EVENTS_PATH,
  NEWS_PATH,
  NOTIFICATIONS_PATH,
  OFFER_LINKS_PATH,
  USAGE_PATH,
];

/** Deletes what is kept no longer. Gives how much of what; ended half-way, the next run goes on from there. */
export async function removeOld(database: Firestore, now: Date): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  for (const collection of KEPT_FOR_A_TIME) {
    const due = database.collection(collection).where('expireAt', '<', now).limit(PAGE).select();
    for (let more = true; more; ) {
      const { docs } = await due.get();
      const batch = database.batch();
      for (const { ref } of docs) batch.delete(ref);
      if (docs.length > 0) {
        await batch.commit();
        removed[collection] = (removed[collection] ?? 0) + docs.length;
      }
      more = docs.length === PAGE;
    }
  }
  return removed;
}
