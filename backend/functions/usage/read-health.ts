import { addDays, dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { healthOfDays, type ReleaseHealth, USAGE_PATH } from '@fm/domain/usage';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { administratorName } from '../access/administrator-name';
import { database } from '../database';
import { PLACE } from '../place';

const asked = v.strictObject({});
/** Just after midnight the quarter before lies in the day before. */
const MOST_DAYS = 2;

/** How the builds that people have open did in the last quarters of an hour, for administrators. */
export const readHealth = onCall(
  { ...PLACE, maxInstances: 1 },
  async ({ auth, data }): Promise<readonly ReleaseHealth[]> => {
    await administratorName(auth);
    if (!v.is(asked, data)) throw new HttpsError('invalid-argument', 'Nothing goes with this question.');
    const now = new Date();
    const { docs } = await database()
      .collection(USAGE_PATH)
      .where('day', '>=', addDays(dayIn(COMPANY.timezone, now), -1))
      .orderBy('day')
      .limit(MOST_DAYS)
      .get();
    return healthOfDays(
      docs.map((document) => document.data()),
      now,
    );
  },
);
