import { TextArea } from '@fm/ui';
import { useState } from 'react';
import type { AskedMove } from '../use-mover';
import { StepDialog } from './step-dialog';

const INTROS = {
  draft: 'The planned time is cleared and the order waits to be scheduled again. Its lead and crew stay.',
  verified: 'The order is locked: after this only an administrator can change it.',
} as const;

/** Unscheduling and verifying: says what will happen, takes a note. */
export function NoteDialog({ moves }: { readonly moves: AskedMove }) {
  const [note, setNote] = useState('');
  const verifying = moves.asked.to === 'verified';
  return (
    <StepDialog
      moves={moves}
      title={verifying ? 'Verify work order' : 'Unschedule work order'}
      intro={INTROS[verifying ? 'verified' : 'draft']}
      input={{ note }}
    >
      <TextArea
        label="Note"
        hint="For the history. May stay empty."
        rows={2}
        maxLength={500}
        value={note}
        onChange={setNote}
      />
    </StepDialog>
  );
}
