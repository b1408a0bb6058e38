import { auditFilterSchema } from '@fm/domain/audit';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { administratorName } from '../access/administrator-name';
import { database } from '../database';
import { PLACE } from '../place';
import { beginExport, continueExport, lookAt } from './history-export';

const asked = v.variant('step', [
  v.object({ step: v.literal('look'), filter: auditFilterSchema }),
  v.object({ step: v.literal('begin'), filter: auditFilterSchema }),
  v.object({
    step: v.literal('continue'),
    exportId: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
    /** Entries that have arrived. */
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
]);

/** The history for auditors, for administrators alone: how much there is, and then page by page with its chain. */
export const exportHistory = onCall({ ...PLACE, maxInstances: 2 }, async ({ auth, data }) => {
  const name = await administratorName(auth);
  const { success, output } = v.safeParse(asked, data);
  if (!success || !auth) throw new HttpsError('invalid-argument', 'Say which entries are asked for.');
  const who = { uid: auth.uid, name, role: 'admin' };
  switch (output.step) {
    case 'look':
      return lookAt(database(), output.filter);
    case 'begin':
      return beginExport(database(), who, output.filter);
    case 'continue':
      return continueExport(database(), who, output);
  }
});
