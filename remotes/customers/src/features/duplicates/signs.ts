import { type Customer, normalTaxId } from '@fm/domain/customer';
import { phoneKeyOf } from '@fm/domain/text';
import { fold } from '@fm/domain/tokens';

/** What of a customer is compared: as a record, or as somebody is typing it. */
export interface Comparable {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly taxId?: string | undefined;
  readonly billing?: Pick<NonNullable<Customer['billing']>, 'city'> | undefined;
}

/** A field that customers are asked for by. */
export type SignField = 'taxId' | 'email' | 'phoneKey' | 'nameLower';

/** Something two customers have in common that are probably one. */
export interface Sign {
  readonly field: SignField;
  /** What they have in common: "same tax number". */
  readonly why: string;
  /** What the field would hold, in the one spelling that is stored; undefined where nothing is said. */
  textOf(customer: Comparable): string | undefined;
}

/** The signs of one customer stored twice, the surest first. */
export const SIGNS: readonly Sign[] = [
  { field: 'taxId', why: 'same tax number', textOf: ({ taxId }) => spelled(taxId, normalTaxId) },
  {
    field: 'email',
    why: 'same e-mail address',
    textOf: ({ email }) => spelled(email, (text) => text.toLowerCase()),
  },
  { field: 'phoneKey', why: 'same phone number', textOf: ({ phone }) => spelled(phone, phoneKeyOf) },
  { field: 'nameLower', why: 'same name and town', textOf: ({ name }) => spelled(name, fold) },
];

const spelled = (text: string | undefined, spell: (text: string) => string): string | undefined => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? undefined : spell(trimmed);
};

/** A sign by its field, and what it says. */
interface Named {
  readonly field: string;
  readonly why: string;
}

/** What `customer` has in common with another one that a sign finds: no town where it says none. */
export const whyOf = ({ field, why }: Named, customer: Comparable): string =>
  field === 'nameLower' && townIn(customer) === '' ? 'same name' : why;

const townIn = ({ billing }: Comparable): string => billing?.city?.trim() ?? '';

/** The text two customers are compared by; undefined where one says nothing. A name counts together with its town. */
export function markOf<C extends Comparable>(
  { field, textOf }: { readonly field: string; textOf(customer: C): string | undefined },
  customer: C,
): string | undefined {
  const value = textOf(customer);
  if (value === undefined || field !== 'nameLower') return value;
  return `${value} / ${fold(townIn(customer))}`;
}
