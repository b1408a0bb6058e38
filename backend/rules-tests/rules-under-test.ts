import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules } from '../local/rules';

/** The rules the app is deployed with. */
export const RULES_PATH = join(__dirname, '..', 'firestore.rules');

/** The indexes it is deployed with. */
export const INDEXES_PATH = join(__dirname, '..', 'firestore.indexes.json');

const compiled = compileRules(readFileSync(RULES_PATH, 'utf8'));
if (!compiled.ok) throw new Error(compiled.errors.map(({ line, reason }) => `${line}: ${reason}`).join('\n'));

/** The same, compiled once. */
export const RULES = compiled.rules;
