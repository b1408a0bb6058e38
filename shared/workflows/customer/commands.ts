import { changeCustomers } from './change-customers';
import { correctNote } from './correct-note';
import { importPage } from './import-page';
import { beginMerge, beginUnmerge, endUnmerge, mergePage, unmergePage } from './merge';
import { noteCustomer } from './note-customer';
import { saveCustomer } from './save-customer';

/** What can be changed about customers, their sites and contacts. */
export const customerCommands = [
  saveCustomer,
  changeCustomers,
  noteCustomer,
  correctNote,
  importPage,
  beginMerge,
  mergePage,
  beginUnmerge,
  unmergePage,
  endUnmerge,
] as const;
