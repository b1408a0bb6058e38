import * as v from 'valibot';

/** What runs every night, in the order in which it runs. */
export const NIGHTLY_JOBS = [
  'followCalendar',
  'createOrders',
  'markMissed',
  'expireOffers',
  'endAccess',
  'tellEnds',
  'tellDue',
  'purgeTrash',
  'removeOld',
  'removePresence',
  'erasePeople',
  'writeStatistics',
] as const;
/** All that runs by the clock. */
export const JOB_NAMES = [...NIGHTLY_JOBS, 'sendDigests', 'fireReminders', 'mailNews'] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** What people call the jobs. */
export const JOB_LABELS: Readonly<Record<JobName, string>> = {
  followCalendar: 'Follow the calendar of the company',
  createOrders: 'Create due work orders',
  markMissed: 'Mark missed occurrences',
  expireOffers: 'Let offers expire',
  endAccess: 'End the access of who has left',
  tellEnds: 'Remind of contracts and certificates that end',
  tellDue: 'Tell what is due',
  purgeTrash: 'Empty the trash',
  removeOld: 'Remove what is kept no longer',
  removePresence: 'Forget who was here long ago',
  erasePeople: 'Erase people in all records',
  writeStatistics: 'Count for reports',
  fireReminders: 'Remind of what is due',
  mailNews: 'Mail news',
  sendDigests: 'Send the mails of the morning',
};

export const JOB_STATES = ['running', 'done', 'failed'] as const;
export const JOB_STATE_LABELS: Readonly<Record<(typeof JOB_STATES)[number], string>> = {
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
};

/** One run of a job, as the server keeps it for administrators. */
export const jobRunSchema = v.object({
  job: v.picklist(JOB_NAMES),
  state: v.picklist(JOB_STATES),
  /** Who had it run: the clock, or the name of an administrator. */
  startedBy: v.string(),
  startedAt: v.date(),
  endedAt: v.optional(v.date()),
  /** What was done, by the name of what it was done to. */
  counts: v.record(v.string(), v.number()),
  /** What failed, in the words of the failure; tried again by the next run. */
  failures: v.array(v.string()),
});
export type JobRun = v.InferOutput<typeof jobRunSchema>;
