import { seesPrices } from '@fm/domain/role';
import { database } from '../database';
import { companyTitle } from '../mail/mail-settings';
import { offerDocument } from './offer-document';
import { nameOfFile, pdfFunction } from './pdf-function';
import { readOffer } from './read-offer';

/** The document of an offer as a PDF in Base64, for whoever may know its prices. */
export const offerPdf = pdfFunction({
  noun: 'offer',
  mayRead: seesPrices,
  refusal: 'Prices are for the office alone.',
  async fileOf(id) {
    const read = await readOffer(database(), id, companyTitle());
    if (typeof read === 'string') return read;
    return { name: fileName(read.offer.number, read.offer.version), content: await offerDocument(read) };
  },
});

/** A name for the file that says which offer it is: `OF-2026-0007-2.pdf` for its second version. */
export const fileName = (number = 'offer', version: number): string =>
  `${nameOfFile(number)}${version > 1 ? `-${version}` : ''}.pdf`;
