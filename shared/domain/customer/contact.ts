import * as v from 'valibot';
import { ref, toForm, toRecord } from '../record';
import { optionalEmail, optionalPhone, optionalText, requiredText } from '../text';
import { fold } from '../tokens';

const receives = v.object({ offers: v.boolean(), reports: v.boolean(), invoices: v.boolean() });

/** A person at a customer. */
export const contactSchema = v.object({
  customerRef: ref,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  nameLower: v.string(),
  function: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** The primary contact: whom one calls first. */
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

export const contactToForm = (contact: Contact): ContactInput => toForm(emptyContact(), contact);

/** The record's own fields; undefined where the form is empty. */
export const contactToRecord = (values: ContactValues, customerRef: Contact['customerRef']): Contact => ({
  ...toRecord(contactSchema, values),
  customerRef,
  nameLower: fold(values.name),
});

export const contactForm = {
  schema: contactFormSchema,
  empty: emptyContact,
  fromRecord: contactToForm,
  toRecord: contactToRecord,
};
