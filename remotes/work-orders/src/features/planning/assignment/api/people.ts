import { findRecords, type Outcome, type Query, useLiveRows } from '@fm/data';
import { type Employee, employees } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';

/** A lead, a crew of eight, and nobody beside. */
export const MOST_PEOPLE = 9;

const named = (ids: readonly string[]) => (spec: Query<Employee>) => spec.where('__name__', 'in', ids);

/** The people with these ids, live: also those who left, because they may still be planned. */
export function usePeople(ids: readonly string[]) {
  const known = [...ids].sort();
  return useLiveRows(known.length > 0 ? employees : undefined, named(known), MOST_PEOPLE);
}

/** The same, read once. */
export const findPeople = (ids: readonly string[]): Promise<Outcome<readonly Stored<Employee>[]>> =>
  findRecords(employees, named(ids), MOST_PEOPLE);
