import type { Address } from '@fm/domain/address';
import type { Letterhead } from '@fm/domain/company';
import { ibanText } from '@fm/domain/settings';
import type { DocumentTexts } from '../texts/document-texts';
import type { Formats } from './formats';

/** What frames a letter: who writes, to whom, the facts at its side, and its foot. */
export interface Letter {
  readonly company: string;
  /** A `data:` address of a picture. */
  readonly logo: string | undefined;
  /** The line above the recipient from which the post returns a letter. */
  readonly sender: string;
  /** The lines of the address window. */
  readonly recipient: readonly string[];
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** The columns of the foot. */
  readonly foot: readonly (readonly string[])[];
}

/** What a letter is made from. */
export interface LetterParts {
  readonly company: Letterhead & { readonly name: string };
  readonly recipient: {
    readonly name: string;
    /** The person there whom it is for. */
    readonly person?: string | undefined;
    readonly address?: Address | undefined;
  };
  /** Those without a value are left out. */
  readonly facts: readonly { readonly term: string; readonly value: string | undefined }[];
}

/** The letter around a document. */
export function letterOf(
  { company, recipient: { name, person, address }, facts }: LetterParts,
  texts: DocumentTexts,
  formats: Formats,
): Letter {
  const home = company.address?.country;
  const own = addressLines(company.address, home, formats);
  return {
    company: company.name,
    logo: company.logo,
    sender: [company.name, ...own].join(' · '),
    recipient: [
      name,
      ...(person && person !== name ? [texts.attention(person)] : []),
      ...addressLines(address, home, formats),
    ],
    facts: facts.flatMap(({ term, value }) => (value ? [{ term, value }] : [])),
    foot: footOf(company, own, texts),
  };
}

const footOf = (
  { name, contact, taxId, bankName, iban, bic, footer }: Letterhead,
  address: readonly string[],
  texts: DocumentTexts,
): readonly (readonly string[])[] =>
  [
    [name, ...address, contact?.phone && texts.phone(contact.phone), contact?.email],
    [bankName, iban && texts.iban(ibanText(iban)), bic && texts.bic(bic), taxId && texts.taxId(taxId)],
    lastLines(footer),
  ].map((column) => column.flatMap((line) => line?.trim() || []));

/** Most lines at the foot: more would take the room of the text. */
const MOST_LAST_LINES = 6;

function lastLines(footer = ''): readonly string[] {
  const lines = footer.split('\n').filter((line) => line.trim() !== '');
  return lines.length > MOST_LAST_LINES ? [lines.join(' · ')] : lines;
}

/** An address line by line; its country only where that is another one than `home`. */
function addressLines(
  address: Address | undefined,
  home: string | undefined,
  formats: Formats,
): readonly string[] {
  if (!address) return [];
  const { line1, line2, postcode, city, country } = address;
  const abroad = home !== undefined && country !== home ? formats.country(country).toUpperCase() : undefined;
  return [line1, line2, `${postcode} ${city}`.trim(), abroad].flatMap((line) => line?.trim() || []);
}
