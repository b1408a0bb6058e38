import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog';

export interface LeaveGuardProps {
  /** Something is typed that is not saved, as drawn. */
  readonly dirty: boolean;
  /** The same at the very moment of leaving: a save that just ended navigates before anything is drawn again. */
  readonly hasUnsaved: () => boolean;
}

/** Asks before unsaved text is lost, on the way to another screen and when the tab is closed. */
export function LeaveGuard({ dirty, hasUnsaved }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

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
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you typed here is not saved yet and would be lost.
    </ConfirmDialog>
  );
}
