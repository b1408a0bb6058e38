import { changeCustomers } from './change-customers';
import { noteCustomer } from './note-customer';
import { saveCustomer } from './save-customer';

/** What can be changed about customers, their sites and contacts. */
export const customerCommands = [saveCustomer, changeCustomers, noteCustomer] as const;
