import { useLiveRecord } from '@fm/data';
import { COMPANY_ID, companyFrom, settings } from '@fm/domain/settings';
import { useHost } from '@fm/platform';
import { useEffect, useRef } from 'react';
import { keptCompany } from './kept-company';

/**
 * Has the page go by the company's settings as they are, and says when somebody else changed them meanwhile. Draws
 * nothing; a part of its own, because it comes with the data layer and the shell before it.
 */
export function CompanySettings() {
  const { toast, session } = useHost();
  const live = useLiveRecord(settings, COMPANY_ID);
  const record = live.status === 'ready' ? live.record : undefined;
  const isKnown = live.status === 'ready' || live.status === 'missing';
  const { uid } = session;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isKnown) return;
    const changed = keptCompany.hear(companyFrom(record));
    // Who saves them on this page is told by the form.
    const isOwn = !isFirst.current && record?.updatedBy.uid === uid;
    isFirst.current = false;
    if (changed && !isOwn)
      toast.info('The settings of the company were changed. Reload the page to go by them everywhere.');
  }, [isKnown, record, uid, toast]);
  return null;
}
