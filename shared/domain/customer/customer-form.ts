import * as v from 'valibot';
import { addressToForm, addressToRecord, emptyAddress, optionalAddressForm } from '../address';
import { optionalDay } from '../calendar-day';
import { COMPANY } from '../company';
import { currency } from '../money';
import { optionalRef, toForm, toRecord } from '../record';
import {
  filled,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalUrl,
  phoneKeyOf,
  requiredText,
  wholeNumber,
} from '../text';
import { fold } from '../tokens';
import {
  CUSTOMER_KINDS,
  CUSTOMER_STATUSES,
  type Customer,
  customerSchema,
  MAX_TAGS,
  STATUSES_WITH_REASON,
} from './customer';
import { normalTaxId, taxIdProblem } from './tax-id';

/** What the customer form edits. */
export const customerFormSchema = v.pipe(
  v.object({
    name: requiredText('a name', 1, 120),
    kind: v.picklist(CUSTOMER_KINDS, 'Choose what kind of customer this is.'),
    status: v.picklist(CUSTOMER_STATUSES, 'Choose a status.'),
    statusReason: optionalText(500),
    email: optionalEmail,
    phone: optionalPhone,
    website: optionalUrl,
    taxId: optionalText(30),
    billing: optionalAddressForm,
    billingEmail: optionalEmail,
    paymentDays: wholeNumber('days', 0, 120),
    currency,
    language: requiredText('a language', 2, 10),
    accountManagerRef: optionalRef,
    tags: v.pipe(
      v.array(requiredText('a tag', 1, 30)),
      v.maxLength(MAX_TAGS, `Keep at most ${MAX_TAGS} tags.`),
    ),
    contractEnd: optionalDay,
    notes: optionalText(5000),
  }),
  v.forward(
    v.check(
      ({ status, statusReason }) => !STATUSES_WITH_REASON.includes(status) || statusReason !== '',
      'Say why, so that colleagues know.',
    ),
    ['statusReason'],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const message = taxIdProblem(dataset.value.taxId, dataset.value.billing.country);
      if (message) addIssue({ message });
    }),
    ['taxId'],
  ),
);
export type CustomerInput = v.InferInput<typeof customerFormSchema>;
export type CustomerValues = v.InferOutput<typeof customerFormSchema>;

export const emptyCustomer = (): CustomerInput => ({
  name: '',
  kind: 'company',
  status: 'active',
  statusReason: '',
  email: '',
  phone: '',
  website: '',
  taxId: '',
  billing: emptyAddress(),
  billingEmail: '',
  paymentDays: COMPANY.paymentDays,
  currency: COMPANY.currency,
  language: 'de',
  accountManagerRef: null,
  tags: [],
  contractEnd: '',
  notes: '',
});

export const customerToForm = (customer: Customer): CustomerInput =>
  toForm(emptyCustomer(), { ...customer, billing: addressToForm(customer.billing) });

/** The record's own fields; undefined where the form is empty, which clears the field. */
export const customerToRecord = (values: CustomerValues): Customer => ({
  ...toRecord(customerSchema, values),
  nameLower: fold(values.name),
  statusReason: STATUSES_WITH_REASON.includes(values.status) ? filled(values.statusReason) : undefined,
  phoneKey: values.phone === '' ? undefined : phoneKeyOf(values.phone),
  taxId: filled(normalTaxId(values.taxId)),
  billing: addressToRecord(values.billing),
  tags: [...new Set(values.tags)],
});

/** How the customer form reads and writes records. */
export const customerForm = {
  schema: customerFormSchema,
  empty: emptyCustomer,
  fromRecord: customerToForm,
  toRecord: customerToRecord,
};
