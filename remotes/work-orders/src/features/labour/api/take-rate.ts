import { commitTogether, type Outcome, type Unit } from '@fm/data';
import { employeePrivateOf, PRIVATE_ID } from '@fm/domain/employee';
import { LABOUR_RATES_ID, type Labour, labourRatesOf } from '@fm/domain/labour';
import type { Actor, Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';

type Entry = Pick<Labour, 'workOrderRef' | 'employeeRef' | 'kind'>;

/**
 * Keeps the present rate of the person for an entry that has none. Who may not know rates leaves that to the office.
 * Gives whether the entry has one now, or needs none.
 */
export async function takeRate(unit: Unit, actor: Actor, id: string, entry: Entry): Promise<boolean> {
  if (entry.kind === 'break' || !can(actor.role, 'employees:private')) return true;
  const collection = labourRatesOf(entry.workOrderRef.id);
  const known = await unit.find(collection, LABOUR_RATES_ID);
  if (known?.rates[id] !== undefined) return true;
  const person = await unit.find(employeePrivateOf(entry.employeeRef.id), PRIVATE_ID);
  const { costRateMinor: rate, billRateMinor: billRate } = person ?? {};
  if (rate === undefined) return false;
  const sold = billRate === undefined ? {} : { [id]: billRate };
  // Lets the rules see which entry this rate is of.
  const note = { batchId: id };
  if (!known) {
    await unit.create(collection, LABOUR_RATES_ID, { rates: { [id]: rate }, billRates: sold }, note);
  } else {
    await unit.change(collection, LABOUR_RATES_ID, ({ rates, billRates }) => ({
      ok: true,
      patch: { rates: { ...rates, [id]: rate }, billRates: { ...billRates, ...sold } },
      ...note,
    }));
  }
  return true;
}

/** Takes the rates of entries that have none, one after the other. Gives the people of whom none is kept. */
export async function takeRates(
  actor: Actor,
  entries: readonly Stored<Labour>[],
): Promise<Outcome<readonly string[]>> {
  const lacking = new Set<string>();
  for (const entry of entries) {
    const outcome = await commitTogether(actor, (unit) => takeRate(unit, actor, entry.id, entry));
    if (!outcome.ok) return outcome;
    if (!outcome.value) lacking.add(entry.employeeRef.name);
  }
  return { ok: true, value: [...lacking] };
}
