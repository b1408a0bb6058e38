import { recordOptions } from '@fm/data';
import { contactsOf } from '@fm/domain/customer';

/** The people at one customer to choose from. */
export const contactOptions = (customerId: string) =>
  recordOptions({
    collection: contactsOf(customerId),
    orderBy: 'nameLower',
    detail: ({ function: job, email, phone }) => [job, email ?? phone].filter(Boolean).join(' · '),
  });
