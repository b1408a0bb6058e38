import type { RecordKind, Stored } from '@fm/domain/record';
import { FailureSignal, missing } from '../failure';
import type { Unit } from '../unit';

/** The record that is to be changed. Throws a `missing` failure where there is none, or where it lies in the trash. */
export async function present<R extends object>(
  unit: Unit,
  kind: RecordKind<R>,
  id: string,
): Promise<Stored<R>> {
  const record = await unit.find(kind, id);
  if (!record || record.trashed) throw new FailureSignal(missing);
  return record;
}
