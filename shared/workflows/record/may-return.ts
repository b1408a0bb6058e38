import { catalogueItems } from '@fm/domain/catalogue';
import { customers } from '@fm/domain/customer';
import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import type { RecordKind, Ref, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { checkNumberFree } from '../catalogue';
import { FailureSignal, invalid } from '../failure';
import { checkMayFollow } from '../reminder';
import type { Unit } from '../unit';

/** Checks that a record can come back from the trash beside what is there by now. Throws a `FailureSignal` with words on why it stays there. */
export async function checkMayReturn<R extends object>(
  unit: Unit,
  { type }: RecordKind<R>,
  id: string,
): Promise<void> {
  if (type === catalogueItems.type) await checkNumberFree(unit, id);
  if (type === reminders.type) await checkMayFollow(unit, await unit.find(reminders, id));
}

/**
 * Checks that a record which somebody takes out of the trash does not come back below a customer who is there. One that
 * was merged away since counts as gone: what it left behind is called as it was. Where the batch `undone` is taken back,
 * a customer who went in it comes back as well, maybe with a later page. Throws a `FailureSignal`.
 */
export async function checkCustomerThere(unit: Unit, record: object, undone?: string): Promise<void> {
  const { customerRef } = record as { readonly customerRef?: Ref | null };
  const customer = customerRef ? await unit.find(customers, customerRef.id) : undefined;
  if (!customer?.trashed || customer.mergedInto) return;
  if (undone !== undefined && (await lastBatch(unit, customer)) === undone) return;
  throw new FailureSignal(
    invalid(`Its customer “${customer.name}” is in the trash. Take the customer out of there first.`),
  );
}

/** The batch that a record was last written in, where it is known. */
export const lastBatch = async (unit: Unit, { lastEvent }: Stored<object>): Promise<string | undefined> =>
  lastEvent ? (await unit.find<HistoryEvent>(historyEvents, lastEvent))?.batchId : undefined;
