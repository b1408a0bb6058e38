import { catalogueItems } from '@fm/domain/catalogue';
import type { RecordKind } from '@fm/domain/record';
import { checkNumberFree } from '../catalogue';
import type { Unit } from '../unit';

/** Checks that a record can come back from the trash beside what is there by now. Throws a `FailureSignal` with words on why it stays there. */
export async function checkMayReturn<R extends object>(
  unit: Unit,
  { type }: RecordKind<R>,
  id: string,
): Promise<void> {
  if (type === catalogueItems.type) await checkNumberFree(unit, id);
}
