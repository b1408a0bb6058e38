import * as v from 'valibot';
import type { FieldsOf } from '../record';
import { filled, optionalText, requiredText } from '../text';

const MAX_LINE = 120;
const MAX_POSTCODE = 12;

/** Countries offered first, as ISO 3166 codes with English names. */
export const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'AT', name: 'Austria' },
  { code: 'CH', name: 'Switzerland' },
  { code: 'DK', name: 'Denmark' },
  { code: 'FR', name: 'France' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'NL', name: 'Netherlands' },
  { code: 'PL', name: 'Poland' },
] as const;

export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Choose a country.'));

/** Longer than forms take: one that was imported is taken as it is. */
const line = v.pipe(v.string(), v.maxLength(400));

/** A postal address that is known. */
export const addressSchema = v.object({
  line1: line,
  line2: v.optional(line),
  postcode: line,
  city: line,
  country: countryCode,
});
export type Address = v.InferOutput<typeof addressSchema>;
/** What people call the parts of an address. */
export const addressFields: FieldsOf<Address> = {
  line1: 'street and number',
  line2: 'address line 2',
  postcode: 'postcode',
  city: 'city',
  country: 'country',
};

const entries = {
  line2: optionalText(MAX_LINE),
  postcode: requiredText('a postcode', 1, MAX_POSTCODE),
  country: countryCode,
};

interface Coded {
  readonly country: string;
  readonly postcode: string;
}

/** What is typed as a postcode is one of the country: five digits in Germany, where most addresses are. */
const isPostcode = ({ country, postcode }: Coded): boolean =>
  country !== 'DE' || postcode === '' || /^\d{5}$/.test(postcode);
const GERMAN_POSTCODE = 'A postcode in Germany has five digits, such as 10435.';

/** An address a form must have. */
export const addressForm = v.pipe(
  v.object({
    ...entries,
    line1: requiredText('street and number', 1, MAX_LINE),
    city: requiredText('a town', 1, MAX_LINE),
  }),
  v.forward(v.partialCheck([['country'], ['postcode']], isPostcode, GERMAN_POSTCODE), ['postcode']),
);

/** An address a form may leave empty; with a street it is one that letters reach. */
export const optionalAddressForm = v.pipe(
  v.object({
    line1: optionalText(MAX_LINE),
    line2: optionalText(MAX_LINE),
    postcode: optionalText(MAX_POSTCODE),
    city: optionalText(MAX_LINE),
    country: countryCode,
  }),
  v.forward(v.partialCheck([['country'], ['postcode']], isPostcode, GERMAN_POSTCODE), ['postcode']),
  v.forward(
    v.partialCheck(
      [['line1'], ['postcode']],
      ({ line1, postcode }) => line1 === '' || postcode !== '',
      'Enter the postcode of this street.',
    ),
    ['postcode'],
  ),
  v.forward(
    v.partialCheck(
      [['line1'], ['city']],
      ({ line1, city }) => line1 === '' || city !== '',
      'Enter the town of this street.',
    ),
    ['city'],
  ),
);
export type AddressInput = v.InferInput<typeof addressForm>;

/** What a form starts with; Germany, where the company works. */
export const emptyAddress = (): AddressInput => ({
  line1: '',
  line2: '',
  postcode: '',
  city: '',
  country: 'DE',
});

export const addressToForm = (address: Address | undefined): AddressInput =>
  address ? { ...address, line2: address.line2 ?? '' } : emptyAddress();

/** The address to store, or undefined when nothing but the country is filled in. */
export function addressToRecord(values: AddressInput): Address | undefined {
  const { line1, line2, postcode, city } = values;
  return [line1, line2, postcode, city].every((text) => text === '')
    ? undefined
    : { ...values, line2: filled(line2) };
}

/** The address on one line: `Kastanienallee 12, 10435 Berlin`. */
export const addressLine = ({ line1, postcode, city }: Address): string =>
  [line1, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ');

/** Where a map service shows an address; nothing is loaded from there until somebody follows the link. */
export const mapAddress = (address: Address): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({
    query: `${addressLine(address)}, ${address.country}`,
  })}`;
