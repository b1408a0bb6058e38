import { useLiveRows } from '@fm/data';
import { employees } from '@fm/domain/employee';

/** What the person with a login is called; a dash while it is not known. */
export function useLoginName(uid: string | undefined): string {
  const { rows } = useLiveRows(
    uid === undefined ? undefined : employees,
    (spec) => spec.where('trashed', '==', false).where('userId', '==', uid),
    1,
  );
  return rows[0]?.displayName ?? '–';
}
