import type { Address } from '../address';
import type { Invoice } from '../invoice';
import { isEmail, isPhone } from '../text';

/** Where an e-invoice says that it follows XRechnung 3.0, which public bodies in Germany ask for. */
export const X_RECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/**
 * What has to be entered before the e-invoice of an invoice follows XRechnung, as sentences; none where it does. The
 * rules are those that KoSIT publishes: BR-DE-… on top of EN 16931, and those of Peppol that XRechnung takes over.
 */
export function lacksForXRechnung({
  seller,
  recipient,
  buyerReference,
  sort,
}: Pick<Invoice, 'seller' | 'recipient' | 'buyerReference' | 'sort'>): readonly string[] {
  const { name, phone, email } = seller?.contact ?? {};
  const isReachable = name && isPhone(phone ?? '') && isEmail(email ?? '');
  return [
    // BR-DE-2, 5, 6, 7, 27 and 28; PEPPOL-EN16931-R020 wants the address that the invoice is sent from.
    !isReachable &&
      'Contact person, phone and e-mail of the company: an administrator enters them in the settings.',
    // BR-DE-3, BR-DE-4 and BR-DE-16.
    !(isWhole(seller?.address) && seller?.taxId) &&
      'Address with postcode and town, and tax number of the company: an administrator enters them in the settings.',
    // BR-DE-1, BR-DE-19 and BR-DE-23-a.
    sort === 'invoice' &&
      !seller?.iban &&
      'The IBAN that the money goes to: an administrator enters it in the settings.',
    // BR-DE-8 and BR-DE-9.
    !isWhole(recipient.address) &&
      'Postcode and town of the customer: enter them at the customer, and write the draft anew.',
    // BR-DE-15.
    !buyerReference && 'Their reference, which is the Leitweg-ID where a public body is billed.',
    // PEPPOL-EN16931-R010.
    !isEmail(recipient.email ?? '') &&
      'An e-mail address for bills: enter it at the customer, and write the draft anew.',
  ].filter((lack) => typeof lack === 'string');
}

const isWhole = (address: Address | undefined): boolean =>
  Boolean(address?.city.trim() && address.postcode.trim());
