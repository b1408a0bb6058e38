import { isCalendarDay } from '@fm/domain/calendar-day';
import {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_KINDS,
  CUSTOMER_STATUS_LABELS,
  CUSTOMER_STATUSES,
  type CustomerInput,
  type CustomerKind,
  type CustomerStatus,
} from '@fm/domain/customer';
import { fold } from '@fm/domain/tokens';
import { choiceColumn } from '@fm/screens/import';
import { countries, countryInto } from './countries';
import { PART_FIELDS } from './part-fields';
import type { RowField } from './row-form';

type Put = RowField['put'];

const text =
  (
    key:
      | 'name'
      | 'statusReason'
      | 'email'
      | 'phone'
      | 'website'
      | 'taxId'
      | 'billingEmail'
      | 'notes'
      | 'language',
  ): Put =>
  (customer, value) => {
    customer[key] = value;
    return undefined;
  };

const address =
  (key: 'line1' | 'line2' | 'postcode' | 'city'): Put =>
  (customer, value) => {
    customer.billing[key] = value;
    return undefined;
  };

/** What German files call kinds and statuses, folded. */
const KIND_ALIASES: Readonly<Record<CustomerKind, readonly string[]>> = {
  company: ['firma', 'unternehmen', 'gewerbe'],
  person: ['privat', 'privatperson', 'privatkunde', 'private'],
  public: ['offentlich', 'behorde', 'kommune'],
};
const STATUS_ALIASES: Readonly<Record<CustomerStatus, readonly string[]>> = {
  lead: ['interessent', 'prospect'],
  active: ['aktiv', 'bestandskunde'],
  onHold: ['pausiert', 'ruhend', 'angehalten'],
  doNotService: ['gesperrt', 'blocked'],
  former: ['ehemalig', 'inaktiv', 'inactive'],
};

const kind = choiceColumn<CustomerInput, CustomerKind>({
  codes: CUSTOMER_KINDS,
  labels: CUSTOMER_KIND_LABELS,
  aliases: KIND_ALIASES,
  set: (customer, code) => {
    customer.kind = code;
  },
});

const status = choiceColumn<CustomerInput, CustomerStatus>({
  codes: CUSTOMER_STATUSES,
  labels: CUSTOMER_STATUS_LABELS,
  aliases: STATUS_ALIASES,
  set: (customer, code) => {
    customer.status = code;
  },
});

const putDays: Put = (customer, value) => {
  if (!/^\d+$/.test(value)) return 'Write days as a whole number.';
  customer.paymentDays = Number(value);
  return undefined;
};

const putContractEnd: Put = (customer, value) => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(value) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
  if (!isCalendarDay(iso)) return 'Write the day as 2027-12-31 or 31.12.2027.';
  customer.contractEnd = iso;
  return undefined;
};

const putManager: Put = (customer, value, managers) => {
  const manager = managers.find(({ name }) => fold(name) === fold(value));
  if (!manager) return `There is no employee called “${value}”.`;
  customer.accountManagerRef = manager;
  return undefined;
};

/** What a file can say of a customer, under the headers that an export writes. */
const CUSTOMER_FIELDS: readonly RowField[] = [
  {
    id: 'number',
    label: 'Number, to tell customers apart',
    aliases: [
      'number',
      'customer number',
      'customer no',
      'customer no.',
      'kundennummer',
      'kundennr',
      'kundennr.',
      'kunden-nr',
      'kunden-nr.',
      'kdnr',
      'debitor',
      'debitorennummer',
    ],
    put: (row, value) => {
      row.number = value;
      return undefined;
    },
  },
  {
    id: 'name',
    label: 'Name',
    aliases: ['customer', 'customer name', 'company', 'company name', 'kunde', 'kundenname', 'firma'],
    put: text('name'),
  },
  { id: 'kind', label: 'Kind', aliases: ['type', 'art'], ...kind },
  { id: 'status', label: 'Status', aliases: [], ...status },
  { id: 'statusReason', label: 'Reason', aliases: ['grund'], put: text('statusReason') },
  { id: 'email', label: 'E-mail', aliases: ['email', 'mail', 'e-mail address'], put: text('email') },
  { id: 'phone', label: 'Phone', aliases: ['telephone', 'telefon', 'tel'], put: text('phone') },
  { id: 'website', label: 'Website', aliases: ['web', 'url', 'homepage'], put: text('website') },
  { id: 'taxId', label: 'Tax number', aliases: ['tax id', 'vat id', 'vat', 'ust-idnr'], put: text('taxId') },
  {
    id: 'line1',
    label: 'Street and number',
    aliases: ['street', 'address', 'strasse'],
    put: address('line1'),
  },
  { id: 'line2', label: 'Address line 2', aliases: ['address 2'], put: address('line2') },
  { id: 'postcode', label: 'Postcode', aliases: ['zip', 'postal code', 'plz'], put: address('postcode') },
  { id: 'city', label: 'Town', aliases: ['city', 'ort', 'stadt'], put: address('city') },
  {
    id: 'country',
    label: 'Country',
    aliases: ['land'],
    put: countryInto<CustomerInput>((customer, code) => {
      customer.billing.country = code;
    }),
    choices: countries,
  },
  { id: 'billingEmail', label: 'Invoice e-mail', aliases: ['billing e-mail'], put: text('billingEmail') },
  {
    id: 'paymentDays',
    label: 'Payment term in days',
    aliases: ['payment days', 'payment term', 'zahlungsziel'],
    put: putDays,
  },
  {
    id: 'currency',
    label: 'Currency',
    aliases: ['wahrung'],
    put: (customer, value) => {
      customer.currency = value.toUpperCase();
      return undefined;
    },
  },
  { id: 'language', label: 'Language', aliases: ['sprache'], put: text('language') },
  { id: 'accountManagerRef', label: 'Account manager', aliases: ['manager', 'betreuer'], put: putManager },
  {
    id: 'tags',
    label: 'Tags',
    aliases: ['labels'],
    put: (customer, value) => {
      const tags = value.split(/[,;|]/).map((tag) => tag.trim());
      customer.tags = [...new Set(tags.filter((tag) => tag !== ''))];
      return undefined;
    },
  },
  {
    id: 'contractEnd',
    label: 'Contract until',
    aliases: ['contract end', 'vertragsende'],
    put: putContractEnd,
  },
  { id: 'notes', label: 'Notes', aliases: ['note', 'comment', 'notizen'], put: text('notes') },
];

/** What a file can say of a customer, its sites and its contacts. */
export const IMPORT_FIELDS: readonly RowField[] = [...CUSTOMER_FIELDS, ...PART_FIELDS];
