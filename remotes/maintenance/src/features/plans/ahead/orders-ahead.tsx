import type { Plan } from '@fm/domain/maintenance';
import { whyNotAhead } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { Button, lazily } from '@fm/ui';
import { useState } from 'react';
import type { AheadOutcome } from './create-ahead';

// Few visits of a plan create orders ahead: what asks for it and tells of it comes with the press.
const AheadDialog = lazily('the question', async () => (await import('./ahead-dialog')).AheadDialog);
const DueReport = lazily('the report', async () => (await import('../due/due-report')).DueReport);

/** The button that creates a plan's orders ahead, what it asks, and what came of it; no button where a plan creates none. */
export function useOrdersAhead(plan: Stored<Plan>, mayCreate: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<AheadOutcome>();
  const offered = mayCreate && whyNotAhead(plan) === undefined;
  return {
    button: offered && (
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Create orders ahead
      </Button>
    ),
    dialog: isOpen && (
      <AheadDialog
        plan={plan}
        onDone={(next) => setOutcome((before) => together(before, next))}
        onClose={() => setOpen(false)}
      />
    ),
    // Why it went no further is said in the dialog, where it is tried again.
    report: outcome && (
      <DueReport
        report={{ ...outcome, failed: [], stopped: false }}
        onDismiss={() => setOutcome(undefined)}
      />
    ),
  };
}

/** What two tries came to: the second begins where the first one failed. */
const together = (before: AheadOutcome | undefined, next: AheadOutcome): AheadOutcome =>
  before?.failure
    ? {
        ...next,
        created: [...before.created, ...next.created],
        existing: [...before.existing, ...next.existing],
        skipped: [...before.skipped, ...next.skipped],
      }
    : next;
