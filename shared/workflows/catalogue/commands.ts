import { importPage } from './import-page';
import { saveItem } from './save-item';

/** What can be changed about the catalogue. */
export const catalogueCommands = [saveItem, importPage] as const;
