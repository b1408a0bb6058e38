import { employeePrivateOf, PRIVATE_ID } from '@fm/domain/employee';
import { LABOUR_RATES_ID, type Labour, labourRatesOf } from '@fm/domain/labour';
import type { Unit } from '../unit';

/** An entry whose hourly rate is to be kept. */
export type RatedEntry = Pick<Labour, 'employeeRef' | 'kind'> & { readonly id: string };

/**
 * Keeps the present hourly rates of the people for entries of one order that have none, once in a unit for all entries
 * of the order. Gives the names of the people of whom no rate is kept.
 */
export async function keepRates(
  unit: Unit,
  workOrderId: string,
  entries: readonly RatedEntry[],
): Promise<readonly string[]> {
  const kind = labourRatesOf(workOrderId);
  const known = await unit.find(kind, LABOUR_RATES_ID);
  const rates: Record<string, number> = {};
  const billRates: Record<string, number> = {};
  const lacking = new Set<string>();
  for (const { id, employeeRef, kind: work } of entries) {
    if (work === 'break' || known?.rates[id] !== undefined) continue;
    const person = await unit.find(employeePrivateOf(employeeRef.id), PRIVATE_ID);
    const { costRateMinor, billRateMinor } = person ?? {};
    if (costRateMinor === undefined) lacking.add(employeeRef.name);
    else rates[id] = costRateMinor;
    if (costRateMinor !== undefined && billRateMinor !== undefined) billRates[id] = billRateMinor;
  }
  if (Object.keys(rates).length === 0) return [...lacking];
  if (!known) await unit.create(kind, LABOUR_RATES_ID, { rates, billRates });
  else {
    await unit.change(kind, LABOUR_RATES_ID, (current) => ({
      ok: true,
      patch: {
        rates: { ...current.rates, ...rates },
        billRates: { ...current.billRates, ...billRates },
      },
    }));
  }
  return [...lacking];
}
