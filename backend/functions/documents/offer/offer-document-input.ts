import type { Address } from '@fm/domain/address';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Letterhead } from '@fm/domain/company';
import type { Offer } from '@fm/domain/offer';
import type { DocumentLanguage } from '../texts/document-texts';

/** Who accepted an offer for the customer. */
export interface Acceptance {
  readonly name: string;
  readonly day: CalendarDay;
  /** The signature as the bytes of a PNG or JPEG; left out where it cannot be read. */
  readonly signature?: Uint8Array | undefined;
}

/**
 * What the document of an offer is made from, as it was read. Which option and which optional lines were accepted
 * stands in the offer itself (`acceptedOption`, `optionalTaken`): put them there for an answer that is not stored yet.
 */
export interface OfferDocumentInput {
  /** As stored and sound: parsed with `offerSchema`, and its number. Costs and margins in it are never drawn. */
  readonly offer: Offer & { readonly number?: string | undefined };
  readonly customer: {
    readonly name: string;
    readonly number?: string | undefined;
    /** Where the address window shows it. */
    readonly address?: Address | undefined;
  };
  readonly contact?: { readonly name: string } | undefined;
  /** `COMPANY` once the settings were read, with a name in any case. */
  readonly company: Letterhead & { readonly name: string };
  readonly language: DocumentLanguage;
  readonly acceptance?: Acceptance | undefined;
}
