import { commitTogether, type Outcome } from '@fm/data';
import { type Job, type Labour, labourOf } from '@fm/domain/labour';
import type { Actor, Stored } from '@fm/domain/record';
import { takeRate } from './take-rate';

/** Notes time on a job. `id` is kept over tries, so that trying again notes it once. */
export const addLabour = (actor: Actor, job: Job, id: string, values: Labour): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    await unit.create(labourOf(job), id, values);
    await takeRate(unit, actor, id, values);
  });

/** Changes an entry that was read as `base`. The rate it was noted at stays. */
export const changeLabour = (
  actor: Actor,
  job: Job,
  base: Stored<Labour>,
  values: Labour,
): Promise<Outcome<void>> =>
  commitTogether(actor, async (unit) => {
    // The entry keeps the name its order had.
    await unit.update(labourOf(job), base, { ...values, workOrderRef: base.workOrderRef });
    await takeRate(unit, actor, base.id, values);
  });

export const removeLabour = (actor: Actor, job: Job, id: string): Promise<Outcome<void>> =>
  commitTogether(actor, (unit) => unit.trash(labourOf(job), id));

export const restoreLabour = (actor: Actor, job: Job, id: string): Promise<Outcome<void>> =>
  commitTogether(actor, (unit) => unit.restore(labourOf(job), id));
