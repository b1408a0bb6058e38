import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { LOST_REASON_LABELS, LOST_REASONS, type LostReason } from '@fm/domain/offer';
import { FormDialog, RadioGroup, TextArea } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { optionsOf } from '@fm/ui/select';
import { useState } from 'react';
import type { StepDialogProps } from './step-dialog';
import { useMove } from './use-step';

const reasons = optionsOf(LOST_REASONS, LOST_REASON_LABELS);

/** Why the customer said no. */
export function DeclineDialog({ offer, onClose, onDone }: StepDialogProps) {
  const day = today(COMPANY.timezone);
  const step = useMove(offer.id, 'declined', onDone);
  const [lostReason, setReason] = useState<LostReason>();
  const [lostNote, setNote] = useState('');
  const [decidedOn, setDay] = useState<string | null>(day);
  return (
    <FormDialog
      open
      title="Declined by the customer"
      submitLabel="Mark as declined"
      busy={step.busy}
      failure={step.general(['lostReason', 'decidedOn'])}
      onSubmit={() =>
        step.take({ lostNote, ...(lostReason && { lostReason }), ...(decidedOn && { decidedOn }) })
      }
      onClose={onClose}
    >
      <RadioGroup
        label="Why was it lost?"
        required
        options={reasons}
        value={lostReason}
        onChange={setReason}
        error={step.errorOf('lostReason')}
      />
      <TextArea
        label="In their words"
        hint="Helps with the next offer. May stay empty."
        rows={2}
        maxLength={500}
        value={lostNote}
        onChange={setNote}
      />
      <DateField label="On" value={decidedOn} onChange={setDay} max={day} error={step.errorOf('decidedOn')} />
    </FormDialog>
  );
}
