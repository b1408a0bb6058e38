import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexDefinitions } from '@fm/local-backend/indexes';

const { indexes, fieldOverrides = [] }: IndexDefinitions = JSON.parse(
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
    expect(overridesOf(group)).toContainEqual(
      expect.objectContaining({
        fieldPath: 'trashedAt',
        indexes: expect.arrayContaining([{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }]),
      }),
    );
});

it('an order of 4 KB had 180 KB of index entries that nobody read: what is never asked for alone has none', () => {
  for (const group of ['workOrders', 'customers', 'offers', 'events', 'attachments', 'notifications']) {
    expect(overridesOf(group)).toContainEqual({ collectionGroup: group, fieldPath: '*', indexes: [] });
    const own = overridesOf(group).map(({ fieldPath }) => fieldPath.split('.')[0] ?? '');
    for (const heavy of ['checklist', 'parts', 'lines', 'changes', 'answer', 'content', 'thumbnail', 'costs'])
      expect(own).not.toContain(heavy);
  }
});

it('stay below what a database may have: 1,000 over several fields, 1,000 configured fields', () => {
  // With billing, which functions need: https://firebase.google.com/docs/firestore/quotas, "Indexes". A fifth is left free.
  expect(indexes.length).toBeLessThanOrEqual(800);
  expect(fieldOverrides.length).toBeLessThanOrEqual(800);
});
