import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import { FormDialog, formatMoney, RadioGroup, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { useState } from 'react';
import type { StepDialogProps } from './step-dialog';
import { useMove } from './use-step';

/** Who said yes, when, and to which option. */
export function AcceptDialog({ offer, onClose, onDone }: StepDialogProps) {
  const day = today(COMPANY.timezone);
  const step = useMove(offer.id, 'accepted', onDone);
  const [decidedByName, setName] = useState(offer.contactRef?.name ?? '');
  const [decidedOn, setDay] = useState<string | null>(day);
  const [option, setOption] = useState<string>();
  const options = optionsOf(offer).map((key) => ({
    id: key,
    label: `${key}, ${formatMoney(offerTotals(offer, key).grossMinor, offer.currency)}`,
  }));
  return (
    <FormDialog
      open
      title="Accepted by the customer"
      submitLabel="Mark as accepted"
      busy={step.busy}
      failure={step.general(['decidedByName', 'decidedOn', 'option'])}
      onSubmit={() =>
        step.take({ decidedByName, ...(decidedOn && { decidedOn }), ...(option && { option }) })
      }
      onClose={onClose}
    >
      <TextField
        label="Accepted by"
        hint={`Who said yes for ${offer.customerRef.name}.`}
        required
        value={decidedByName}
        onChange={setName}
        error={step.errorOf('decidedByName')}
        autoComplete="off"
      />
      <DateField
        label="On"
        required
        value={decidedOn}
        onChange={setDay}
        max={day}
        error={step.errorOf('decidedOn')}
      />
      {options.length > 0 && (
        <RadioGroup
          label="Option"
          required
          stacked
          options={options}
          value={option}
          onChange={setOption}
          error={step.errorOf('option')}
        />
      )}
    </FormDialog>
  );
}
