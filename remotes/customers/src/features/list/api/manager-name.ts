import { useLiveRecord } from '@fm/data';
import { employees } from '@fm/domain/employee';

/** What the employee with `id` is called; a dash while it is not known. */
export function useManagerName(id: string | undefined): string {
  const live = useLiveRecord(employees, id);
  return live.status === 'ready' ? live.record.displayName : '–';
}
