import { DERIVED, defineKind, type RecordKind } from '../record';
import { fold, tokensOf } from '../tokens';
import { type Contact, contactSchema } from './contact';

/** The contacts of one customer. */
export const contactsOf = (customerId: string): RecordKind<Contact> =>
  defineKind<Contact>({
    path: `customers/${customerId}/contacts`,
    type: 'contact',
    called: { one: 'contact', many: 'contacts' },
    permission: 'customers:edit',
    trash: 'along',
    schema: contactSchema,
    fields: {
      customerRef: 'Customer',
      name: 'Name',
      nameLower: DERIVED,
      function: 'Function',
      email: 'E-mail',
      phone: 'Phone',
      primary: 'Primary',
      receives: {
        label: 'Receives',
        fields: { offers: 'offers', reports: 'reports', invoices: 'invoices' },
      },
    },
    personal: ['name', 'nameLower', 'function', 'email', 'phone'],
    label: (contact) => contact.name,
    tokens: ({ name, email, phone, function: job }) => tokensOf([name, email, phone, job]),
    links: (contact) => ({ customerId: contact.customerRef.id }),
    derived: ({ name }) => ({ nameLower: fold(name) }),
  });
