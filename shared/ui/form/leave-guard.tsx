import { whileTyping } from '@fm/platform';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog';

export interface LeaveGuardProps {
  /** Something is typed that is not saved, as drawn. */
  readonly dirty: boolean;
  /** The same at the very moment of leaving: a save that just ended navigates before anything is drawn again. */
  readonly hasUnsaved: () => boolean;
  /** Whether the form stays on screen from one address to the other; without it each address is another screen. */
  readonly stays?: ((from: Location, to: Location) => boolean) | undefined;
  /** What is typed is kept as a draft and offered again. */
  readonly kept?: boolean | undefined;
}

const sameAddress = (from: Location, to: Location) => from.pathname + from.search === to.pathname + to.search;

/** Asks before unsaved text is lost, on the way to another screen and when the tab is closed. */
export function LeaveGuard({ dirty, hasUnsaved, stays = sameAddress, kept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && !stays(currentLocation, nextLocation),
  );

  useEffect(() => whileTyping(hasUnsaved), [hasUnsaved]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      danger={!kept}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {kept
        ? 'What you typed here is not saved yet. It is offered to you when you open this form again.'
        : 'What you typed here is not saved yet and would be lost.'}
    </ConfirmDialog>
  );
}
