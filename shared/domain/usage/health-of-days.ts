import * as v from 'valibot';
import { type ReleaseHealth, releaseHealth } from './release-health';
import { usageDaySchema } from './usage-days';

/** How builds did in the last quarters of an hour, from days as they are stored; what is none is left out. */
export const healthOfDays = (days: readonly unknown[], now: Date): readonly ReleaseHealth[] =>
  releaseHealth(
    days.flatMap((stored) => {
      const day = v.safeParse(usageDaySchema, stored);
      return day.success ? day.output.quarters : [];
    }),
    now,
  );
