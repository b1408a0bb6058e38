import * as v from 'valibot';
import type { OfferLanguage } from '../offer/offer';

/** Where a text block is inserted into an offer. */
export const TEXT_BLOCK_PLACES = ['intro', 'terms', 'line'] as const;
export type TextBlockPlace = (typeof TEXT_BLOCK_PLACES)[number];
export const TEXT_BLOCK_PLACE_LABELS: Readonly<Record<TextBlockPlace, string>> = {
  intro: 'Introduction',
  terms: 'Terms',
  line: 'Among the lines',
};

/** Letters of a text; one that stands among the lines has fewer. */
export const MAX_BLOCK_TEXT = 5000;
export const MAX_BLOCK_LINE = 2000;

/** A text that the company puts into offers again and again, in one or both languages of offers. */
export const textBlockSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  nameLower: v.string(),
  place: v.picklist(TEXT_BLOCK_PLACES),
  textDe: v.optional(v.pipe(v.string(), v.maxLength(MAX_BLOCK_TEXT))),
  textEn: v.optional(v.pipe(v.string(), v.maxLength(MAX_BLOCK_TEXT))),
});
export type TextBlock = v.InferOutput<typeof textBlockSchema>;

/** The text of a block in a language, or in the other one where there is none in that; '' for a damaged block. */
export function blockText({ textDe = '', textEn = '' }: TextBlock, language: OfferLanguage): string {
  return language === 'de' ? textDe || textEn : textEn || textDe;
}

/** Whether a block says something in a language. */
export const hasTextIn = ({ textDe, textEn }: TextBlock, language: OfferLanguage): boolean =>
  Boolean(language === 'de' ? textDe : textEn);
