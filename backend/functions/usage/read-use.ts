import { addDays, dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { reportOf, USAGE_PATH, USAGE_PERIODS, usageDaySchema } from '@fm/domain/usage';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { administratorName } from '../access/administrator-name';
import { database } from '../database';
import { PLACE } from '../place';

const asked = v.strictObject({ days: v.picklist(USAGE_PERIODS) });

/** How the app was used in the last days, for administrators. */
export const readUse = onCall({ ...PLACE, maxInstances: 1 }, async ({ auth, data }) => {
  await administratorName(auth);
  const { success, output } = v.safeParse(asked, data);
  if (!success) throw new HttpsError('invalid-argument', 'Ask for one of the periods.');
  const { days } = output;
  const first = addDays(dayIn(COMPANY.timezone, new Date()), 1 - days);
  const { docs } = await database()
    .collection(USAGE_PATH)
    .where('day', '>=', first)
    .orderBy('day')
    .limit(days + 1)
    .get();
  return reportOf(
    docs.flatMap((document) => {
      const day = v.safeParse(usageDaySchema, document.data());
      return day.success ? [day.output] : [];
    }),
  );
});
