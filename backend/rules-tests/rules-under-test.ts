import { join } from 'node:path';

/** The rules the app is deployed with. */
export const RULES_PATH = join(__dirname, '..', 'firestore.rules');

/** The indexes it is deployed with. */
export const INDEXES_PATH = join(__dirname, '..', 'firestore.indexes.json');
