import { useNow, useToday } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import type { Ref, Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useEffect, useMemo, useState } from 'react';
import { type DraftPlans, draftPlans, type LeadDays } from './draft-plans';
import { findLeadDays } from './lead-days';

/** Drafts with their leads and times, as far as they are known. */
export interface LookedUpPlans extends DraftPlans {
  readonly status: 'loading' | 'ready' | 'failed';
  retry(): void;
}

interface Found {
  readonly key: string;
  /** Undefined where it could not be looked up. */
  readonly days: ReadonlyMap<string, LeadDays> | undefined;
}

const NO_DAYS: ReadonlyMap<string, LeadDays> = new Map();

/** Looks up when the leads of drafts are free; `chosen` leads those that nobody leads. */
export function useDraftPlans(drafts: readonly Stored<WorkOrder>[], chosen: Ref | null): LookedUpPlans {
  // What is proposed stays while it is looked at: the clock goes on, the times do not move.
  const [today] = useState(useToday());
  const [now] = useState(useNow());
  const [tried, setTried] = useState(0);
  const [found, setFound] = useState<Found>();
  const key = `${chosen?.id ?? ''} ${tried}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is chosen stands in the key.
  useEffect(() => {
    let isWanted = true;
    void findLeadDays(drafts, chosen, today).then((outcome) => {
      if (isWanted) setFound({ key, days: outcome.ok ? outcome.value : undefined });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  const known = found?.key === key ? found : undefined;
  const days = known?.days ?? NO_DAYS;
  // Looking through the days of many drafts takes longer than a key that is pressed may.
  const plans = useMemo(
    () => draftPlans(drafts, { chosen, days, today, now, timezone: COMPANY.timezone }),
    [drafts, chosen, days, today, now],
  );
  return {
    ...plans,
    status: known ? (known.days ? 'ready' : 'failed') : 'loading',
    retry: () => setTried((times) => times + 1),
  };
}
