import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Offer, type OfferLine, optionalLines } from '@fm/domain/offer';
import { lineNetMinor, offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import { TransitionFrame } from '@fm/screens/transitions';
import { formatMoney, RadioGroup, TextField } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { useState } from 'react';
import type { AskedOffer } from './asked-offer';

/** Who said yes, when, to which option, and to which of the optional lines. */
export function AcceptDialog({ asked }: AskedOffer) {
  const offer = asked.record;
  const day = today(COMPANY.timezone);
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
    <TransitionFrame
      asked={asked}
      title="Accepted by the customer"
      input={{
        decidedByName,
        optionalTaken: taken,
        ...(decidedOn && { decidedOn }),
        ...(option && { option }),
      }}
      shows={['decidedByName', 'decidedOn', 'option', ...lines.map(({ id }) => lineField(id))]}
    >
      <TextField
        label="Accepted by"
        hint={`Who said yes for ${offer.customerRef.name}.`}
        required
        value={decidedByName}
        onChange={setName}
        error={asked.errorOf('decidedByName')}
        autoComplete="off"
      />
      <DateField
        label="On"
        required
        value={decidedOn}
        onChange={setDay}
        max={day}
        error={asked.errorOf('decidedOn')}
      />
      {keys.length > 0 && (
        <RadioGroup
          label="Option"
          required
          stacked
          options={keys.map((key) => ({ id: key, label: `${key}, ${totalOf(key)}` }))}
          value={option}
          onChange={setOption}
          error={asked.errorOf('option')}
        />
      )}
      <OptionalLines
        offer={offer}
        lines={lines}
        taken={taken}
        onDecide={(id, yes) => setTaken((before) => ({ ...before, [id]: yes }))}
        errorOf={(id) => asked.errorOf(lineField(id))}
      />
      {lines.length > 0 && (keys.length === 0 || option !== undefined) && (
        <p role="status">
          Accepted in all, with tax: <strong>{totalOf(option)}</strong>
        </p>
      )}
    </TransitionFrame>
  );
}

const answers = [
  { id: 'taken', label: 'Accepted' },
  { id: 'declined', label: 'Declined' },
] as const;

interface OptionalLinesProps {
  readonly offer: Pick<Offer, 'currency'>;
  readonly lines: readonly (OfferLine & { readonly id: string })[];
  /** Whether each line was taken; undefined while that is open. */
  readonly taken: Readonly<Record<string, boolean>>;
  readonly onDecide: (id: string, taken: boolean) => void;
  readonly errorOf: (id: string) => string | undefined;
}

/** Lines that the customer could leave out, each of them accepted or declined. */
const OptionalLines = ({ offer, lines, taken, onDecide, errorOf }: OptionalLinesProps) =>
  lines.map((line) => (
    <RadioGroup
      key={line.id}
      label={`${line.name}, ${formatMoney(lineNetMinor(line), offer.currency)}`}
      required
      options={answers}
      value={taken[line.id] === undefined ? undefined : taken[line.id] ? 'taken' : 'declined'}
      onChange={(answer) => onDecide(line.id, answer === 'taken')}
      error={errorOf(line.id)}
    />
  ));
