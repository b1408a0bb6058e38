import { dayNumber, MS_PER_DAY } from '@fm/domain/calendar-day';
import { drawDocument } from './letter/draw-document';
import { endingBlock } from './offer/ending-block';
import type { OfferDocumentInput } from './offer/offer-document-input';
import { offerModel } from './offer/offer-model';

export type { Acceptance, OfferDocumentInput } from './offer/offer-document-input';

/**
 * The document of an offer as the bytes of a PDF, A4, in the language of the input. Draws prices, and never costs or
 * margins: whoever asks for it must be allowed to know the prices. The same input gives the same bytes, so that a copy
 * which was sent can be compared. Long texts and hundreds of lines go on over pages.
 *
 * `input.offer` must have passed `offerSchema`; pictures that cannot be drawn are left out.
 */
export async function offerDocument(input: OfferDocumentInput): Promise<Uint8Array> {
  const model = offerModel(input);
  return drawDocument(model, {
    language: input.language,
    madeAt: new Date(dayNumber(input.offer.issueDate) * MS_PER_DAY),
    ending: (measure) => model.ending && endingBlock(model.ending, measure),
  });
}
