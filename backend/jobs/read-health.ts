import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { healthOfDays, type ReleaseHealth, USAGE_PATH } from '@fm/domain/usage';
import { decodeFields } from '@fm/workflows/rest-values';
import type { JobTarget } from './project';
import { documentsFrom } from './stored-documents';

/** Yesterday, for the first minutes of a day, today, and tomorrow where the company's clock is ahead. */
const MOST_DAYS = 3;

/** How the builds that people have open did in the last quarters of an hour. Throws an `Unreachable` where nothing answers. */
export async function readHealth(target: JobTarget, now = new Date()): Promise<readonly ReleaseHealth[]> {
  const yesterday = addDays(today(COMPANY.timezone, now), -1);
  const documents = await documentsFrom(target, USAGE_PATH, ['day', yesterday], MOST_DAYS);
  return healthOfDays(
    documents.map(({ fields = {} }) => decodeFields(fields)),
    now,
  );
}
