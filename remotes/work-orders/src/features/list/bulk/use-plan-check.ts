import { NO_REASON, type PlannedTogether } from '@fm/domain/assignment';
import { useEffect, useRef, useState } from 'react';
import { type FoundTogether, findWarningsTogether } from '../../planning/assignment/find-warnings-together';

/** What speaks against a plan of many orders, and the reason to make it all the same. */
export interface PlanCheck {
  /** What was found for the plan as it stands; nothing before it was looked up. */
  readonly found: FoundTogether | undefined;
  readonly reason: string;
  /** For `ReasonField`. */
  readonly field: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly required: true;
    readonly error: string | undefined;
  };
  readonly busy: boolean;
  /** Whether the plan can be made. What speaks against it is shown first, then it needs a reason. */
  isGiven(): Promise<boolean>;
}

const NOTHING: FoundTogether = { orders: [], capped: false };

/** Looks up what speaks against these changes once somebody wants them, and asks why all the same. */
export function usePlanCheck(changes: readonly PlannedTogether[]): PlanCheck {
  const [looked, setLooked] = useState<{ readonly plan: string; readonly found: FoundTogether }>();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const isOpen = useIsOpen();
  const plan = wordsOf(changes);
  const found = looked?.plan === plan ? looked.found : undefined;
  const isEmpty = reason.trim() === '';
  return {
    found,
    reason: found && found.orders.length > 0 ? reason.trim() : '',
    field: { value: reason, onChange: setReason, required: true, error: isEmpty ? NO_REASON : undefined },
    busy,
    isGiven: async () => {
      if (found) return found.orders.length === 0 || !isEmpty;
      if (changes.length === 0) return true;
      setBusy(true);
      const outcome = await findWarningsTogether(changes);
      if (!isOpen()) return false;
      setBusy(false);
      // What cannot be looked up forbids nothing.
      const now = outcome.ok ? outcome.value : NOTHING;
      setLooked({ plan, found: now });
      return now.orders.length === 0;
    },
  };
}

/** Tells one plan from another: what was found for one says nothing of the next. */
const wordsOf = (changes: readonly PlannedTogether[]): string =>
  changes.map(({ after }) => `${after.id} ${after.leadId} ${after.plannedStart?.getTime()}`).join();

/** Whoever leaves the dialog while something is looked up wants none of it. */
function useIsOpen(): () => boolean {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
}
