import { type Outcome, queryOf, searchRecords } from '@fm/data';
import { employees } from '@fm/domain/employee';

/** Employees that one search finds. */
export const MOST_FOUND = 50;
/** Looked through where several words are typed. */
const LOOKED_THROUGH = 200;

/** What a search for people found. */
export interface FoundLogins {
  /** Those who have a login, by name. */
  readonly logins: readonly { readonly uid: string; readonly name: string }[];
  /** There may be more than were looked at. */
  readonly isCut: boolean;
}

/** Employees with a login that a search finds, also those who were not here for long. */
export async function findPeople(text: string): Promise<Outcome<FoundLogins>> {
  const size = { offered: MOST_FOUND, lookedThrough: LOOKED_THROUGH };
  const found = await searchRecords(queryOf(employees).orderBy('nameLower'), text, size);
  if (!found.ok) return found;
  const logins = found.value.flatMap(({ userId, displayName }) =>
    userId === undefined ? [] : { uid: userId, name: displayName },
  );
  return { ok: true, value: { logins, isCut: found.value.length === MOST_FOUND } };
}
