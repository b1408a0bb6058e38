import { useLiveRecord } from '@fm/data';
import { employees } from '@fm/domain/employee';

/** The name of the person a list is filtered by: the address knows the id alone. */
export function useOwnerName(id: string | undefined): string {
  const person = useLiveRecord(employees, id);
  return person.status === 'ready' ? person.record.displayName : '…';
}
