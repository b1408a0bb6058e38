import * as v from 'valibot';
import { DERIVED, defineKind } from '../record';
import { fold, tokensOf } from '../tokens';
import { offerSchema, TAX_MODE_LABELS } from './offer';
import { type OfferContent, offerContent } from './offer-content';
import { discountField, lineField } from './offer-kind';

const { title, currency, taxMode, intro, terms, paymentDays, lines, discount } = offerSchema.entries;

/** What is offered again and again, under a name. */
export const offerTemplateSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  nameLower: v.string(),
  ...{ title, currency, taxMode, intro, terms, paymentDays, lines, discount },
});
export type OfferTemplate = v.InferOutput<typeof offerTemplateSchema>;

export const offerTemplateOf = (name: string, offer: OfferContent): OfferTemplate => ({
  name,
  nameLower: fold(name),
  ...offerContent(offer),
});

export const offerTemplates = defineKind<OfferTemplate>({
  path: 'offerTemplates',
  type: 'offerTemplate',
  called: { one: 'offer template', many: 'offer templates' },
  trash: 'along',
  schema: offerTemplateSchema,
  fields: {
    name: 'Name',
    nameLower: DERIVED,
    title: 'Title',
    currency: 'Currency',
    taxMode: { label: 'Tax mode', labels: TAX_MODE_LABELS },
    intro: 'Intro',
    terms: 'Terms',
    paymentDays: 'Payment days',
    lines: lineField,
    discount: discountField,
  },
  label: ({ name }) => name,
  tokens: ({ name, title: of }) => tokensOf([name, of]),
  derived: ({ name }) => ({ nameLower: fold(name) }),
});
