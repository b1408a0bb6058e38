import { COMPANY } from '@fm/domain/company';
import { info } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { database } from '../database';
import { PLACE } from '../place';
import { removeDue } from './remove-due';

const MAX_SECONDS = 1800;

/** Empties the trash of what is due, once a night. */
export const purgeTrash = onSchedule(
  {
    ...PLACE,
    schedule: '0 3 * * *',
    timeZone: COMPANY.timezone,
    timeoutSeconds: MAX_SECONDS,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const removed = Object.entries(await removeDue(database(), new Date(scheduleTime)));
    const counts = removed.map(([kind, count]) => `${kind} ${count}`).join(', ');
    info(counts === '' ? 'Nothing in the trash is due.' : `Deleted for good: ${counts}.`);
  },
);
