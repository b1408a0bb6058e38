import { type Outcome, run } from '@fm/data';
import type { Job, Labour, LabourInput } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';

/** Notes time on a job, or changes the entry `base`. `id` is kept over tries, so that trying again notes it once. */
export const saveLabour = (
  { workOrderRef }: Job,
  id: string,
  values: LabourInput,
  base: Stored<Labour> | undefined,
): Promise<Outcome<null>> =>
  run('labour.save', { workOrderId: workOrderRef.id, id, values, base: base ?? null });

export const removeLabour = ({ workOrderRef }: Job, id: string): Promise<Outcome<null>> =>
  run('labour.remove', { workOrderId: workOrderRef.id, id });

export const restoreLabour = ({ workOrderRef }: Job, id: string): Promise<Outcome<null>> =>
  run('labour.restore', { workOrderId: workOrderRef.id, id });
