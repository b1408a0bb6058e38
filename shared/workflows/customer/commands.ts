import { importPage } from './import-page';
import { noteCustomer } from './note-customer';
import { saveCustomer } from './save-customer';

/** What can be changed about customers, their sites and contacts. */
export const customerCommands = [saveCustomer, noteCustomer, importPage] as const;
