import type { JobName } from '@fm/domain/job-run';
import {
  createOrdersOfDuePlans,
  endAccessOfLeavers,
  expireLapsedOffers,
  fireReminders,
  followCalendar,
  type JobReport,
  mailNews,
  markMissedOccurrences,
  purgeDue,
  sendDigests,
  tellDue,
  tellEnds,
} from '@fm/workflows/system';
import { getDatabase } from 'firebase-admin/database';
import { app } from '../app';
import { firestoreDatabase } from '../command/firestore-database';
import { database } from '../database';
import { erasePeople } from '../erasure/erase-people';
import { postMail } from '../mail/post-mail';
import { removeOldPresence } from '../presence/remove-old-presence';
import { writeStatistics } from '../statistics/write-statistics';
import { removeOld } from '../trash/remove-old';

/** What runs by the clock, each as of an instant; safe to run again at any time. */
export const JOBS: Readonly<Record<JobName, (now: Date) => Promise<JobReport>>> = {
  followCalendar: (now) => followCalendar(firestoreDatabase(database()), now),
  createOrders: (now) => createOrdersOfDuePlans(firestoreDatabase(database()), now),
  markMissed: (now) => markMissedOccurrences(firestoreDatabase(database()), now),
  expireOffers: (now) => expireLapsedOffers(firestoreDatabase(database()), now),
  endAccess: (now) => endAccessOfLeavers(firestoreDatabase(database()), now),
  sendDigests: (now) =>
    sendDigests(firestoreDatabase(database()), now, (id, mail) => postMail(database(), id, mail)),
  erasePeople: () => erasePeople(database()),
  tellEnds: (now) => tellEnds(firestoreDatabase(database()), now),
  tellDue: (now) => tellDue(firestoreDatabase(database()), now),
  fireReminders: (now) =>
    fireReminders(firestoreDatabase(database()), now, (id, mail) => postMail(database(), id, mail)),
  mailNews: (now) =>
    mailNews(firestoreDatabase(database()), now, (id, mail) => postMail(database(), id, mail)),
  writeStatistics: async (now) => ({ counts: await writeStatistics(database(), now), failures: [] }),
  removeOld: async (now) => ({ counts: await removeOld(database(), now), failures: [] }),
  removePresence: async (now) => ({ counts: await forgetPresence(now), failures: [] }),
  purgeTrash: (now) => purgeDue(firestoreDatabase(database()), now),
};

/** A project without a realtime database has no presence. */
const forgetPresence = async (now: Date): Promise<Readonly<Record<string, number>>> =>
  app().options.databaseURL === undefined ? {} : removeOldPresence(getDatabase(app()), now);
