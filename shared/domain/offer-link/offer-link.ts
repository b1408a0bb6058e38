import * as v from 'valibot';
import type { CalendarDay } from '../calendar-day';
import { isPastValidity, OFFER_LANGUAGES, type Offer, type OfferStatus } from '../offer';
import { stamp } from '../record';

/** Where the links are kept that customers answer offers by, `offerLinks/{id of the offer}`. The server alone reads them. */
export const OFFER_LINKS_PATH = 'offerLinks';

/** Bytes of chance in a token. */
export const TOKEN_BYTES = 32;
/** A token as a link carries it: base64url. */
export const TOKEN = /^[\w-]{43}$/;

/** Days a link is kept after it was sent; until then it says at least what became of the offer. */
export const LINK_DAYS = 400;

/** The one link of an offer that works. The token itself is in the mail alone. */
export const offerLinkSchema = v.object({
  /** SHA-256 of the token, in hexadecimal digits. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The mail address that it went to. */
  to: v.string(),
  language: v.picklist(OFFER_LANGUAGES),
  sentAt: v.date(),
  sentBy: stamp,
  expireAt: v.date(),
});
export type OfferLink = v.InferOutput<typeof offerLinkSchema>;

/** The path of the page behind a link, from the address of the app on. */
export const linkPath = (offerId: string, token: string): string =>
  `/offer/${encodeURIComponent(offerId)}/${token}`;

/** What whoever opens the link can do: answer, or read why not. */
export type LinkState = 'open' | 'expired' | 'accepted' | 'declined' | 'withdrawn' | 'superseded';

const STATES: Readonly<Record<OfferStatus, LinkState>> = {
  // No offer becomes a draft again.
  draft: 'withdrawn',
  sent: 'open',
  accepted: 'accepted',
  converted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
  superseded: 'superseded',
};

/** How an offer stands for its customer on a day of the company. One in the trash is as good as withdrawn. */
export function linkStateOf(
  offer: Pick<Offer, 'status' | 'validUntil'> & { readonly trashed?: boolean },
  today: CalendarDay,
): LinkState {
  if (offer.trashed) return 'withdrawn';
  return isPastValidity(offer, today) ? 'expired' : STATES[offer.status];
}
