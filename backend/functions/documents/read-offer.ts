import { addressSchema } from '@fm/domain/address';
import { dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Offer, offerSchema, offers } from '@fm/domain/offer';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Acceptance, OfferDocumentInput } from './offer-document';
import { letterheadOf, readCustomer, readRecord, textOf, type Unreadable } from './read-record';
import type { DocumentLanguage } from './texts/document-texts';

/**
 * Reads what the document of an offer is made from, as it is stored now. Asks for nobody's rights. `title` is the name
 * of the company where its settings do not say it.
 */
export async function readOffer(
  database: Firestore,
  id: string,
  title: string,
): Promise<OfferDocumentInput | Unreadable> {
  const read = await readRecord(database, `${offers.path}/${id}`, offerSchema);
  if (typeof read === 'string') return read;
  const { record: offer, stored } = read;
  const customer = await readCustomer(database, offer.customerRef.id);
  return {
    offer: { ...offer, number: textOf(stored.number) },
    customer: {
      name: textOf(customer?.name) ?? offer.customerRef.name,
      number: textOf(customer?.number),
      address: v.is(addressSchema, customer?.billing) ? customer.billing : undefined,
    },
    contact: offer.contactRef,
    company: letterheadOf(title),
    language: languageFrom(stored.language, customer?.language),
    acceptance: acceptanceOf(offer),
  };
}

/** German for German, else English: the language of the offer, or else of the customer. */
const languageFrom = (...languages: readonly unknown[]): DocumentLanguage =>
  languages
    .find((language) => typeof language === 'string')
    ?.toLowerCase()
    .split('-')[0] === 'de'
    ? 'de'
    : 'en';

function acceptanceOf({ status, decidedByName, decidedOn, decidedAt }: Offer): Acceptance | undefined {
  if ((status !== 'accepted' && status !== 'converted') || !decidedByName) return undefined;
  const day = decidedOn ?? (decidedAt && dayIn(COMPANY.timezone, decidedAt));
  return day === undefined ? undefined : { name: decidedByName, day };
}
