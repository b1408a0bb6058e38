import { JOB_NAMES } from '@fm/domain/job-run';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { administratorName } from '../access/administrator-name';
import { database } from '../database';
import { PLACE } from '../place';
import { runJob } from './job-runs';
import { JOBS } from './jobs';

/** As long as a browser waits at most. */
const MAX_SECONDS = 540;

const asked = v.object({ job: v.picklist(JOB_NAMES) });

/** Runs one job now, for administrators, and says whether everything went well. */
export const runJobNow = onCall(
  { ...PLACE, timeoutSeconds: MAX_SECONDS, maxInstances: 1 },
  async ({ auth, data }) => {
    const name = await administratorName(auth);
    const { success, output } = v.safeParse(asked, data);
    if (!success) throw new HttpsError('invalid-argument', 'There is no such job.');
    const { job } = output;
    return { ok: await runJob(database(), job, name, () => JOBS[job](new Date())) };
  },
);
