import { useToday } from '@fm/data';
import { type Offer, type OfferLine, optionalLines } from '@fm/domain/offer';
import { lineNetMinor, offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import { TransitionFrame, useKeptAnswers } from '@fm/screens/transitions';
import { formatMoney, RadioGroup } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { AcceptedBy } from './accepted-by';
import type { AskedOffer } from './asked-offer';

interface Answers {
  readonly decidedByName: string;
  readonly decidedOn: string | null;
  /** Empty while none is chosen. */
  readonly option: string;
  /** The optional lines that were decided on. */
  readonly decided: readonly { readonly id: string; readonly yes: boolean }[];
}

/** Who said yes, when, to which option, and to which of the optional lines. */
export function AcceptDialog({ asked }: AskedOffer) {
  const offer = asked.record;
  const day = useToday();
  const kept = useKeptAnswers<Answers>(asked, () => ({
    decidedByName: offer.contactRef?.name ?? '',
    decidedOn: day,
    option: '',
    decided: [],
  }));
  const { decidedByName, decidedOn, decided } = kept.input;
  const option = kept.input.option || undefined;
  const taken = Object.fromEntries(decided.map(({ id, yes }) => [id, yes]));
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
      kept={kept}
      title="Accepted by the customer"
      input={{
        decidedByName,
        optionalTaken: taken,
        ...(decidedOn && { decidedOn }),
        ...(option && { option }),
      }}
      shows={['decidedByName', 'decidedOn', 'option', ...lines.map(({ id }) => lineField(id))]}
    >
      <AcceptedBy
        customerRef={offer.customerRef}
        value={decidedByName}
        onChange={(decidedByName) => kept.change({ decidedByName })}
        error={asked.errorOf('decidedByName')}
      />
      <DateField
        label="On"
        required
        value={decidedOn}
        onChange={(decidedOn) => kept.change({ decidedOn })}
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
          onChange={(option) => kept.change({ option })}
          error={asked.errorOf('option')}
        />
      )}
      <OptionalLines
        offer={offer}
        lines={lines}
        taken={taken}
        onDecide={(id, yes) =>
          kept.change((now) => ({
            decided: [...now.decided.filter((line) => line.id !== id), { id, yes }],
          }))
        }
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
