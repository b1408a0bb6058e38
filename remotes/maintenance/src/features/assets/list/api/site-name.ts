import { useLiveRecord } from '@fm/data';
import { sites } from '@fm/domain/site';

/** The name of the site a list is filtered by: the address knows the id alone. */
export function useSiteName(id: string | undefined): string {
  const site = useLiveRecord(sites, id);
  return site.status === 'ready' ? site.record.name : '…';
}
