import { run, useAction } from '@fm/data';
import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button, ConfirmDialog, formatSentence } from '@fm/ui';
import { useState } from 'react';

interface TakeBackProps {
  readonly offer: Stored<Offer>;
  /** How people call what is taken back. */
  readonly called: string;
  readonly orderIds: readonly string[];
  readonly planIds: readonly string[];
}

const ALL = { one: 'Take back {count} work order?', many: 'Take back {count} work orders?' };

/** Cancels a draft, or all orders of an offer whose lines do not say which one they are in, or ends a plan. */
export function TakeBack({ offer, called, orderIds, planIds }: TakeBackProps) {
  const [asked, setAsked] = useState(false);
  const { toast } = useHost();
  const { busy, failure, run: act } = useAction();
  // One order is called by its name.
  const isWhole = orderIds.length > 1;
  const takeBack = async () => {
    const outcome = await act(() =>
      run('offers.undoConversion', { id: offer.id, orderIds: [...orderIds], planIds: [...planIds] }),
    );
    if (!outcome.ok) return;
    setAsked(false);
    toast.success('The lines are free again.');
  };
  return (
    <>
      <Button size="sm" variant="outline" aria-label={`Take back ${called}`} onClick={() => setAsked(true)}>
        Take back
      </Button>
      <ConfirmDialog
        open={asked}
        title={isWhole ? formatSentence(orderIds.length, ALL) : `Take back ${called}?`}
        confirmLabel="Take back"
        danger
        busy={busy}
        error={failure?.message}
        onConfirm={takeBack}
        onCancel={() => setAsked(false)}
      >
        {isWhole
          ? 'This offer went into its orders as a whole, so all of them are cancelled while they are drafts. The offer is accepted again.'
          : planIds.length > 0
            ? 'The plan ends, and its lines can go into another one. The offer is accepted again.'
            : 'The draft is cancelled, and its lines can go into another order. The offer is accepted again.'}
      </ConfirmDialog>
    </>
  );
}
