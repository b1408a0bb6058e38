import { CancelDialog } from './dialogs/cancel-dialog';
import { CompleteDialog } from './dialogs/complete-dialog';
import { HoldDialog } from './dialogs/hold-dialog';
import { NoteDialog } from './dialogs/note-dialog';
import { ReasonDialog } from './dialogs/reason-dialog';
import { ScheduleDialog } from './dialogs/schedule-dialog';
import type { AskedMove } from './use-mover';

/** Asks what the chosen change of status needs. */
export function MoveDialog({ moves }: { readonly moves: AskedMove | undefined }) {
  if (!moves) return null;
  const { asked, order } = moves;
  switch (asked.to) {
    case 'scheduled':
      return <ScheduleDialog moves={moves} />;
    case 'onHold':
      return <HoldDialog moves={moves} />;
    case 'completed':
      return order.status === 'verified' ? <ReasonDialog moves={moves} /> : <CompleteDialog moves={moves} />;
    case 'inProgress':
      return <ReasonDialog moves={moves} />;
    case 'cancelled':
      return <CancelDialog moves={moves} />;
    default:
      return <NoteDialog moves={moves} />;
  }
}
