import type { LostReason, Offer } from '@fm/domain/offer';
import { optionsOf } from '@fm/domain/offer-arithmetic';
import { DECLINE_REASONS, drawnSignature, type LinkAnswer, ownChoices } from '@fm/domain/offer-link';
import type { PageTexts } from './page-texts';

const ACTIONS = ['recalculate', 'accept', 'decline', 'ask'] as const;

/** What was wrong with a form, by its field. */
export type FormErrors = Readonly<
  Partial<Record<'name' | 'option' | 'signature' | 'reason' | 'text', string>>
>;

/** A form of the page as it was sent. What else was sent with it, prices above all, is not looked at. */
export interface SentForm {
  readonly action: (typeof ACTIONS)[number];
  readonly name: string;
  readonly option: string | undefined;
  readonly taken: readonly string[];
  /** A `data:` address; empty where nothing was drawn. */
  readonly signature: string;
  readonly reason: string;
  readonly text: string;
}

/** A text as people type it: without characters that nobody sees, and those that turn what follows around. */
const typed = (value: string | null): string =>
  (value ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();

/** Reads what a form sent; undefined where it is no form of the page. */
export function sentForm(body: string): SentForm | undefined {
  const fields = new URLSearchParams(body);
  const action = ACTIONS.find((known) => known === fields.get('do'));
  if (!action) return undefined;
  return {
    action,
    name: typed(fields.get('name')).replace(/\s+/g, ' '),
    option: fields.get('option') ?? undefined,
    taken: fields.getAll('take'),
    signature: fields.get('signature') ?? '',
    reason: fields.get('reason') ?? '',
    text: typed(fields.get('text')),
  };
}

/** The answer that a form gives to an offer, or what is wrong with it, in the words of the page. */
export function answerOf(
  offer: Pick<Offer, 'lines'>,
  { action, name, signature, reason, text, ...chosen }: SentForm,
  texts: PageTexts,
): { readonly answer: LinkAnswer } | { readonly errors: FormErrors } {
  const nameError = name.length >= 2 && name.length <= 120 ? {} : { name: texts.nameMissing };
  if (action === 'ask') {
    const isText = text.length >= 2 && text.length <= 1000;
    const errors = { ...nameError, ...(!isText && { text: texts.questionMissing }) };
    return settled({ kind: 'ask', name, text }, errors);
  }
  if (action === 'decline') {
    const known = DECLINE_REASONS.find((one: LostReason) => one === reason);
    const errors = { ...nameError, ...(!known && { reason: texts.reasonMissing }) };
    return settled({ kind: 'decline', name, reason: known ?? 'other', note: text.slice(0, 500) }, errors);
  }
  const { option, taken } = ownChoices(offer, chosen);
  const drawn = drawnSignature(signature);
  const errors = {
    ...nameError,
    ...(optionsOf(offer).length > 0 && option === undefined && { option: texts.optionMissing }),
    ...(signature !== '' && !drawn && { signature: texts.signatureWrong }),
  };
  const answer = {
    kind: 'accept' as const,
    name,
    taken: [...taken],
    ...(option !== undefined && { option }),
  };
  return settled({ ...answer, ...(drawn && { signature: drawn }) }, errors);
}

const settled = (answer: LinkAnswer, errors: FormErrors) =>
  Object.keys(errors).length > 0 ? { errors } : { answer };
