import type { Offer } from '@fm/domain/offer';
import { type OfferTotals, offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import type { DocumentModel, ModelGroup } from '../letter/document-model';
import { type Formats, formatsFor } from '../letter/formats';
import { letterOf } from '../letter/letter';
import { type DocumentTexts, textsIn } from '../texts/document-texts';
import { groupsOf } from './model-lines';
import { sumsOf } from './model-sums';
import type { Acceptance, OfferDocumentInput } from './offer-document-input';

/** Everything that the document of an offer says. */
export interface OfferModel extends DocumentModel {
  readonly ending: Ending | undefined;
  /** The figures that the texts were made from. */
  readonly totals: OfferTotals;
}

/** How the document ends: with the answer, or with the lines on which it is given. */
export type Ending =
  | {
      readonly kind: 'accepted';
      readonly sentences: readonly string[];
      readonly signature: Acceptance['signature'];
    }
  | { readonly kind: 'open'; readonly heading: string; readonly note: string; readonly fields: string[] };

/** What the document of an offer says, in the language it is asked for. */
export function offerModel(input: OfferDocumentInput): OfferModel {
  const { offer, customer, contact, company, language } = input;
  const texts = textsIn(language);
  const formats = formatsFor(texts.locale, offer.currency);
  const totals = offerTotals(offer);
  const groups = groupsOf(offer, totals, texts, formats);
  return {
    texts,
    formats,
    letter: letterOf(
      {
        company,
        recipient: { ...customer, person: contact?.name },
        facts: [
          { term: texts.offer, value: offer.number },
          { term: texts.facts.date, value: formats.day(offer.issueDate) },
          { term: texts.facts.validUntil, value: formats.day(offer.validUntil) },
          { term: texts.facts.customerNumber, value: customer.number },
          { term: texts.facts.site, value: offer.siteRef?.name },
          { term: texts.facts.owner, value: offer.ownerRef?.name ?? company.contact?.name },
        ],
      },
      texts,
      formats,
    ),
    subject: texts.offerNumber(offer.number, offer.version),
    title: offer.title,
    notes: notesOf(offer, groups, texts),
    intro: offer.intro,
    hasDiscounts: Object.values(offer.lines).some(
      ({ kind, discountBp }) => kind !== 'text' && discountBp > 0,
    ),
    groups,
    sums: sumsOf(offer, totals, texts, formats),
    closing: [
      ...(offer.taxMode === 'inclusive' ? [texts.taxIncludedNote] : []),
      texts.payment(offer.paymentDays),
      ...(isOpen(offer) ? [texts.validity(formats.day(offer.validUntil))] : []),
    ],
    terms: offer.terms,
    across: undefined,
    ending: endingOf(input, texts, formats),
    totals,
  };
}

const isOpen = ({ status }: Offer): boolean => status === 'draft' || status === 'sent';

function notesOf(offer: Offer, groups: readonly ModelGroup[], texts: DocumentTexts): readonly string[] {
  const shown = offer.acceptedOption ?? optionsOf(offer)[0];
  const isInBrackets = groups.some(({ lines }) => lines.some(({ figures }) => figures?.isCounted === false));
  return [
    texts.status(offer.status),
    shown === undefined ? undefined : texts.optionsNote(shown, offer.acceptedOption !== undefined),
    isInBrackets ? texts.notCountedNote : undefined,
    Object.values(offer.lines).some(({ recurs }) => recurs) ? texts.recurring.note : undefined,
  ].filter((note) => note !== undefined);
}

function endingOf(
  { offer, acceptance }: OfferDocumentInput,
  texts: DocumentTexts,
  formats: Formats,
): Ending | undefined {
  if (acceptance) {
    const { acceptedOption } = offer;
    return {
      kind: 'accepted',
      sentences: [
        texts.accepted(acceptance.name, formats.day(acceptance.day)),
        ...(acceptedOption === undefined ? [] : [texts.acceptedOption(acceptedOption)]),
      ],
      signature: acceptance.signature,
    };
  }
  if (!isOpen(offer)) return undefined;
  return {
    kind: 'open',
    heading: texts.order,
    note: texts.orderNote,
    fields: [...(optionsOf(offer).length > 1 ? [texts.orderOption] : []), texts.placeAndDay, texts.signature],
  };
}
