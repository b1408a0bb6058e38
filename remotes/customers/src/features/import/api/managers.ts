import { findRecords, resultOf } from '@fm/data';
import { employees, personRef } from '@fm/domain/employee';
import type { Ref } from '@fm/domain/record';

/** Employees a file may name as account managers; in a company of 500 that is all of them. */
const MOST = 500;

/** Everybody who can look after a customer. Throws what reading throws. */
export async function findManagers(): Promise<readonly Ref[]> {
  const found = resultOf(
    await findRecords(employees, (spec) => spec.where('trashed', '==', false).orderBy('nameLower'), MOST),
  );
  return found.map(personRef);
}
