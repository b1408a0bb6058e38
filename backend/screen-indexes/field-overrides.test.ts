import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexDefinitions } from '@fm/local-backend/indexes';

const { fieldOverrides = [] }: IndexDefinitions = JSON.parse(
  readFileSync(join(__dirname, '..', 'firestore.indexes.json'), 'utf8'),
);
const overridesOf = (group: string) =>
  fieldOverrides.filter(({ collectionGroup }) => collectionGroup === group);

it('answers of commands stayed for ever, with an index on each of their fields: they go by themselves, and have none', () => {
  expect(overridesOf('commands')).toEqual(
    expect.arrayContaining([
      { collectionGroup: 'commands', fieldPath: '*', indexes: [] },
      { collectionGroup: 'commands', fieldPath: 'expireAt', ttl: true, indexes: [] },
    ]),
  );
});

it('what lies in the trash below other records is found wherever it lies, without reading the rest', () => {
  for (const group of ['contacts', 'labour'])
    expect(overridesOf(group)).toEqual([
      expect.objectContaining({
        fieldPath: 'trashedAt',
        indexes: expect.arrayContaining([{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }]),
      }),
    ]);
});
