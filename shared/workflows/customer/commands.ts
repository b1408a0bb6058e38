import { noteCustomer } from './note-customer';

/** What can be changed about customers, their sites and contacts. */
export const customerCommands = [noteCustomer] as const;
