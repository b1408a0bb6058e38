import * as v from 'valibot';
import { defineKind, type RecordKind, ref } from '../record';
import { filled, optionalEmail, optionalPhone, optionalText, requiredText } from '../text';
import { fold, tokensOf } from '../tokens';

const receives = v.object({ offers: v.boolean(), reports: v.boolean(), invoices: v.boolean() });

/** A person at a customer. */
export const contactSchema = v.object({
  customerRef: ref,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  nameLower: v.string(),
  function: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** The one to call first. */
  primary: v.boolean(),
  /** What is sent to this person. */
  receives,
});
export type Contact = v.InferOutput<typeof contactSchema>;

export const contactFormSchema = v.pipe(
  v.object({
    name: requiredText('a name', 1, 120),
    function: optionalText(80),
    email: optionalEmail,
    phone: optionalPhone,
    primary: v.boolean(),
    receives,
  }),
  v.forward(
    v.check(({ email, phone }) => email !== '' || phone !== '', 'Enter an e-mail address or a phone number.'),
    ['email'],
  ),
);
export type ContactInput = v.InferInput<typeof contactFormSchema>;
export type ContactValues = v.InferOutput<typeof contactFormSchema>;

export const emptyContact = (): ContactInput => ({
  name: '',
  function: '',
  email: '',
  phone: '',
  primary: false,
  receives: { offers: false, reports: false, invoices: false },
});

export const contactToForm = (contact: Contact): ContactInput => ({
  name: contact.name,
  function: contact.function ?? '',
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  primary: contact.primary,
  receives: { ...contact.receives },
});

/** The record's own fields; undefined where the form is empty. */
export const contactToRecord = (values: ContactValues, customerRef: Contact['customerRef']): Contact => ({
  ...values,
  customerRef,
  nameLower: fold(values.name),
  function: filled(values.function),
  email: filled(values.email),
  phone: filled(values.phone),
});

export const contactForm = {
  schema: contactFormSchema,
  empty: emptyContact,
  fromRecord: contactToForm,
  toRecord: contactToRecord,
};

/** The contacts of one customer. */
export const contactsOf = (customerId: string): RecordKind<Contact> =>
  defineKind<Contact>({
    path: `customers/${customerId}/contacts`,
    type: 'contact',
    schema: contactSchema,
    label: (contact) => contact.name,
    tokens: ({ name, email, phone, function: job }) => tokensOf([name, email, phone, job]),
    links: (contact) => ({ customerId: contact.customerRef.id }),
    derived: ({ name }) => ({ nameLower: fold(name) }),
  });
