import { useLiveRows } from '@fm/data';
import { contactsOf } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';

/** Contacts of one customer that are offered. */
const MAX_CONTACTS = 50;

/** The people to ask for at a customer, live. */
export const useContacts = (customer: Ref | null) =>
  useLiveRows(
    customer ? contactsOf(customer.id) : undefined,
    (spec) => spec.where('trashed', '==', false).orderBy('nameLower'),
    MAX_CONTACTS,
  ).rows;
