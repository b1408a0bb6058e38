import type { Outcome } from '@fm/data';
import { JOB_LABELS, type JobName } from '@fm/domain/job-run';
import { callFunction } from '@fm/firebase/functions';

/** Longer than the function may run. */
const DEADLINE_MS = 560_000;

/** Has the server run a job now. What it did and what failed is in the run itself. */
export async function runJob(job: JobName): Promise<Outcome<null>> {
  try {
    await callFunction('runJobNow', { job }, DEADLINE_MS);
    return { ok: true, value: null };
  } catch (error) {
    // Firebase Hosting waits a minute for an answer, whatever the job needs: its row says how it ends.
    if ((error as { readonly code?: unknown }).code === 'functions/deadline-exceeded')
      return { ok: true, value: null };
    console.error(`${JOB_LABELS[job]} could not be run.`, error);
    const message =
      'The server did not run the job. Try again in a moment; the next night runs it in any case.';
    return { ok: false, failure: { kind: 'unreachable', message } };
  }
}
