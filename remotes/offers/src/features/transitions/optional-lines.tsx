import type { Offer, OfferLine } from '@fm/domain/offer';
import { lineNetMinor } from '@fm/domain/offer-arithmetic';
import { formatMoney, RadioGroup } from '@fm/ui';

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
export const OptionalLines = ({ offer, lines, taken, onDecide, errorOf }: OptionalLinesProps) =>
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
