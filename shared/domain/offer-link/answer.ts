import * as v from 'valibot';
import { MAX_SIGNATURE_BYTES } from '../attachment';
import { LOST_REASONS, type LostReason, type Offer, optionalLines } from '../offer';
import { optionsOf } from '../offer-arithmetic';

/** Why customers say no, of the reasons that the office knows: that they did not answer is none of theirs. */
export const DECLINE_REASONS = LOST_REASONS.filter(
  (reason): reason is Exclude<LostReason, 'noAnswer'> => reason !== 'noAnswer',
);

const name = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120));

/** What a customer answers through the link. Prices are not among it: those of the offer hold. */
export const linkAnswerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('accept'),
    name,
    option: v.optional(v.string()),
    /** The optional lines that are taken, by their ids. */
    taken: v.pipe(v.array(v.string()), v.maxLength(200)),
    /** A drawn signature as a PNG picture; without one the typed name stands for it. */
    signature: v.optional(
      v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= MAX_SIGNATURE_BYTES),
    ),
  }),
  v.object({
    kind: v.literal('decline'),
    name,
    reason: v.picklist(DECLINE_REASONS),
    note: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  v.object({
    kind: v.literal('ask'),
    name,
    text: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(1000)),
  }),
]);
export type LinkAnswer = v.InferOutput<typeof linkAnswerSchema>;

/** What is chosen of an offer: an option where it has some, and the optional lines that are taken. */
export interface Choices {
  readonly option: string | undefined;
  readonly taken: readonly string[];
}

/**
 * What of some choices the offer has: options and optional lines that are not its own are left out. Lines of all options
 * stay, as an option may be chosen after its lines.
 */
export function ownChoices(offer: Pick<Offer, 'lines'>, { option, taken }: Choices): Choices {
  const own = option !== undefined && optionsOf(offer).includes(option) ? option : undefined;
  const isOptional = (id: string) => Object.hasOwn(offer.lines, id) && offer.lines[id]?.optional === true;
  return { option: own, taken: taken.filter(isOptional) };
}

/** Whether each optional line is taken, by line id, as the offer keeps it. */
export const takenOf = (offer: Pick<Offer, 'lines'>, { option, taken }: Choices): Record<string, boolean> =>
  Object.fromEntries(optionalLines(offer, option).map(({ id }) => [id, taken.includes(id)]));
