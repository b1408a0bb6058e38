import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { FormDialog, formatDay } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { useState } from 'react';
import type { StepDialogProps } from './step-dialog';
import { useMove } from './use-step';

/** Opens an expired offer again as it is, with a new last day. */
export function ExtendDialog({ offer, onClose, onDone }: StepDialogProps) {
  const day = today(COMPANY.timezone);
  const step = useMove(offer.id, 'sent', onDone);
  const [validUntil, setDay] = useState<string | null>(addDays(day, COMPANY.offerValidDays));
  return (
    <FormDialog
      open
      title="Extend offer"
      intro={`It ended on ${formatDay(offer.validUntil)}. Lines and prices stay as they were sent.`}
      submitLabel="Extend"
      busy={step.busy}
      failure={step.general(['validUntil'])}
      onSubmit={() => step.take(validUntil ? { validUntil } : {})}
      onClose={onClose}
    >
      <DateField
        label="Valid until"
        required
        value={validUntil}
        onChange={setDay}
        min={day}
        error={step.errorOf('validUntil')}
      />
    </FormDialog>
  );
}
