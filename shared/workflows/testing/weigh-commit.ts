import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfiguredIndexes, checkCommitSize, readDefinitions } from '@fm/local-backend/indexes';
import { encodeFields } from '../rest-values';

type Data = Readonly<Record<string, unknown>>;

/** A document as it was and as it is to be; undefined where it is not there. */
export interface DocumentVersions {
  readonly before: Data | undefined;
  readonly after: Data | undefined;
}

const INDEXES = join(__dirname, '..', '..', '..', 'backend', 'firestore.indexes.json');

let configured: ConfiguredIndexes | undefined;

/** The indexes that are deployed. */
function indexes(): ConfiguredIndexes {
  configured ??= new ConfiguredIndexes(readDefinitions(readFileSync(INDEXES, 'utf8'), INDEXES));
  return configured;
}

const fieldsOf = (data: Data | undefined) => data && { fields: encodeFields(data) };

/** Throws what the database answers where a commit, by path, weighs more than it takes with its index entries. */
export function weighCommit(documents: ReadonlyMap<string, DocumentVersions>): void {
  const changes = [...documents].map(([path, { before, after }]) => ({
    path,
    before: fieldsOf(before),
    after: fieldsOf(after),
  }));
  checkCommitSize(changes, indexes());
}
