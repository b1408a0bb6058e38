import { MS_PER_DAY } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type JobName, type JobRun, jobRuns } from '@fm/domain/job-run';
import { type JobReport, reasonOf } from '@fm/workflows/system';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { error, info } from 'firebase-functions/logger';
import { goBySettings } from '../company/go-by-settings';

/** Longer than any function may run. */
const LONGEST_MS = 3_600_000;
/** Old runs removed at a time. */
const MOST_REMOVED = 200;

/**
 * Runs a job and keeps how it went, for administrators: when it began and ended, what it did and what failed. Gives
 * whether everything went well; never rejects for what the job throws. Of a frequent job only runs are kept that did
 * something.
 */
export async function runJob(
  database: Firestore,
  job: JobName,
  startedBy: string,
  work: () => Promise<JobReport>,
  { isFrequent = false }: { readonly isFrequent?: boolean } = {},
): Promise<boolean> {
  const startedAt = Timestamp.now();
  const place = database.doc(`${jobRuns.path}/${job}-${startedAt.toMillis()}`);
  await goBySettings(database);
  const expireAt = Timestamp.fromMillis(startedAt.toMillis() + COMPANY.keptDays.jobRuns * MS_PER_DAY);
  const run: JobRun = {
    job,
    startedBy,
    startedAt: startedAt.toDate(),
    state: 'running',
    counts: {},
    failures: [],
  };
  if (!isFrequent) {
    await noteCutOff(database, job, startedAt);
    await place.set({ ...run, startedAt, expireAt });
  }
  const report = await work().catch((cause: unknown): JobReport => {
    error(`${job} failed.`, cause);
    return { counts: {}, failures: [reasonOf(cause)] };
  });
  const state: JobRun['state'] = report.failures.length > 0 ? 'failed' : 'done';
  if (isFrequent && state === 'done' && Object.keys(report.counts).length === 0) return true;
  await place.set({ ...run, ...report, state, startedAt, expireAt, endedAt: Timestamp.now() });
  if (!isFrequent) await removeOld(database, startedAt);
  info(lineOf(job, report));
  return state === 'done';
}

function lineOf(job: JobName, { counts, failures }: JobReport): string {
  const done = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  const all = [...done, ...(failures.length > 0 ? [`failures ${failures.length}`] : [])];
  return `${job}: ${all.length > 0 ? all.join(', ') : 'nothing was due'}.`;
}

/** Says of runs of the job that never ended that they were cut off: no function runs that long. */
async function noteCutOff(database: Firestore, job: JobName, now: Timestamp): Promise<void> {
  const open = await database
    .collection(jobRuns.path)
    .where('job', '==', job)
    .where('state', '==', 'running')
    .limit(MOST_REMOVED)
    .get();
  for (const run of open.docs) {
    const startedAt: unknown = run.get('startedAt');
    const since = startedAt instanceof Timestamp ? startedAt.toMillis() : 0;
    if (now.toMillis() - since > LONGEST_MS)
      await run.ref.update({
        state: 'failed',
        failures: ['The run was cut off. The next one goes on from there.'],
      });
  }
}

async function removeOld(database: Firestore, now: Timestamp): Promise<void> {
  const old = await database.collection(jobRuns.path).where('expireAt', '<', now).limit(MOST_REMOVED).get();
  const batch = database.batch();
  for (const { ref } of old.docs) batch.delete(ref);
  if (!old.empty) await batch.commit();
}
