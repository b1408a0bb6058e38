import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { optionalLines } from '@fm/domain/offer';
import { offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import { FormDialog, formatMoney, RadioGroup, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { useState } from 'react';
import { OptionalLines } from './optional-lines';
import type { StepDialogProps } from './step-dialog';
import { useMove } from './use-step';

/** Who said yes, when, to which option, and to which of the optional lines. */
export function AcceptDialog({ offer, onClose, onDone }: StepDialogProps) {
  const day = today(COMPANY.timezone);
  const step = useMove(offer.id, 'accepted', onDone);
  const [decidedByName, setName] = useState(offer.contactRef?.name ?? '');
  const [decidedOn, setDay] = useState<string | null>(day);
  const [option, setOption] = useState<string>();
  const [taken, setTaken] = useState<Readonly<Record<string, boolean>>>({});
  const keys = optionsOf(offer);
  const lines = optionalLines(offer, option);
  // What is not decided yet counts as declined.
  const totalOf = (key: string | undefined) => {
    const none = Object.fromEntries(optionalLines(offer, key).map(({ id }) => [id, false]));
    const totals = offerTotals({ ...offer, optionalTaken: { ...none, ...taken } }, key);
    return formatMoney(totals.grossMinor, offer.currency);
  };
  const lineField = (id: string) => `optionalTaken.${id}`;
  return (
    <FormDialog
      open
      title="Accepted by the customer"
      submitLabel="Mark as accepted"
      busy={step.busy}
      failure={step.general([
        'decidedByName',
        'decidedOn',
        'option',
        ...lines.map(({ id }) => lineField(id)),
      ])}
      onSubmit={() =>
        step.take({
          decidedByName,
          optionalTaken: taken,
          ...(decidedOn && { decidedOn }),
          ...(option && { option }),
        })
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
      {keys.length > 0 && (
        <RadioGroup
          label="Option"
          required
          stacked
          options={keys.map((key) => ({ id: key, label: `${key}, ${totalOf(key)}` }))}
          value={option}
          onChange={setOption}
          error={step.errorOf('option')}
        />
      )}
      <OptionalLines
        offer={offer}
        lines={lines}
        taken={taken}
        onDecide={(id, yes) => setTaken((before) => ({ ...before, [id]: yes }))}
        errorOf={(id) => step.errorOf(lineField(id))}
      />
      {lines.length > 0 && (keys.length === 0 || option !== undefined) && (
        <p role="status">
          Accepted in all, with tax: <strong>{totalOf(option)}</strong>
        </p>
      )}
    </FormDialog>
  );
}
