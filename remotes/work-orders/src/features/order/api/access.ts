import { run, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { isStaff } from '@fm/domain/role';
import type { Site } from '@fm/domain/site';
import { mayKnowAccess, type WorkOrder } from '@fm/domain/work-order';
import { useEffect, useState } from 'react';

const NOT_TOLD = 'How to get in could not be read. Reload the page to try again.';

interface Access {
  /** Keys and codes; undefined where there are none, and for who may not know them. */
  readonly note: string | undefined;
  /** The note has come, or will not come. */
  readonly isThere: boolean;
}

/** How to get into the site of an order: the office reads it with the site, the crew is told while the job is near. */
export function useAccess(order: Stored<WorkOrder>, site: Stored<Site> | undefined): Access {
  const actor = useActor();
  const { id } = order;
  const reads = isStaff(actor.role);
  const isInHistory = !reads && mayKnowAccess(actor, order, new Date());
  const [answer, setAnswer] = useState<{ readonly id: string; readonly note: string | undefined }>();
  useEffect(() => {
    if (!isInHistory) return;
    let gone = false;
    void run('workOrders.readAccess', { id }, { keep: false }).then((outcome) => {
      const note = outcome.ok ? (outcome.value ?? undefined) : NOT_TOLD;
      if (!gone) setAnswer({ id, note });
    });
    return () => {
      gone = true;
    };
  }, [id, isInHistory]);
  if (reads || !isInHistory) return { note: site?.access, isThere: true };
  return answer?.id === id ? { note: answer.note, isThere: true } : { note: undefined, isThere: false };
}
