import { findRecords } from '@fm/data';
import { employees } from '@fm/domain/employee';
import { chunksOf, IN_ONE_QUERY } from '@fm/domain/record';

/** Of a login that belongs to no employee, or to one that may not be read. */
const NOBODY_KNOWN = 'A colleague';

const asked = new Map<string, Promise<string>>();

/** The names of who signs in with these uids, each read once for the page. Never rejects. */
export async function colleagueNames(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unknown = uids.filter((uid) => !asked.has(uid));
  for (const some of chunksOf(unknown)) {
    const reading = read(some);
    for (const uid of some)
      asked.set(
        uid,
        reading.then((names) => names.get(uid) ?? NOBODY_KNOWN),
      );
  }
  return new Map(
    await Promise.all(uids.map(async (uid) => [uid, (await asked.get(uid)) ?? NOBODY_KNOWN] as const)),
  );
}

/** The name of who signs in with a uid. Never rejects. */
export const colleagueName = async (uid: string): Promise<string> =>
  (await colleagueNames([uid])).get(uid) ?? NOBODY_KNOWN;

/** Who signs in next may know others. */
export const forgetNames = (): void => asked.clear();

async function read(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await findRecords(employees, (spec) => spec.where('userId', 'in', uids), IN_ONE_QUERY);
  // Asked again by who comes next.
  if (!found.ok) for (const uid of uids) asked.delete(uid);
  const known = found.ok ? found.value : [];
  return new Map(known.map(({ userId = '', displayName }) => [userId, displayName]));
}
