import { today } from '@fm/domain/calendar-day';
import { WAITING_REASON_LABELS, WAITING_REASONS, type WaitingReason } from '@fm/domain/work-order';
import { Checkbox, RadioGroup, TextArea } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { optionsOf } from '@fm/ui/select';
import { useState } from 'react';
import type { AskedMove } from '../use-mover';
import { errorOf, StepDialog } from './step-dialog';

const reasons = optionsOf(WAITING_REASONS, WAITING_REASON_LABELS);

/** Putting a job on hold: what it waits for, perhaps until when. */
export function HoldDialog({ moves }: { readonly moves: AskedMove }) {
  const [waitingReason, setReason] = useState<WaitingReason>();
  const [until, setUntil] = useState('');
  const [remind, setRemind] = useState(true);
  const [note, setNote] = useState('');
  return (
    <StepDialog
      moves={moves}
      title="Put work order on hold"
      input={{
        note,
        ...(waitingReason && { waitingReason }),
        ...(until && { waitingUntil: until, remind }),
      }}
      shows={['waitingReason']}
    >
      <RadioGroup
        label="What does the job wait for?"
        required
        options={reasons}
        value={waitingReason}
        onChange={setReason}
        error={errorOf(moves, 'waitingReason')}
      />
      <DateField
        label="Probably until"
        value={until}
        onChange={setUntil}
        min={today(moves.order.timezone)}
        hint="May stay empty."
      />
      {until && (
        <Checkbox
          label="Remind me on that day"
          hint="At 8:00, in your reminders."
          value={remind}
          onChange={setRemind}
        />
      )}
      <TextArea
        label="Note"
        hint="What was ordered, whom to call."
        rows={2}
        maxLength={500}
        value={note}
        onChange={setNote}
      />
    </StepDialog>
  );
}
