import { IndexesError, readDefinitions } from './definitions';

const index = (fields: readonly object[], more: object = {}) => ({
  collectionGroup: 'tasks',
  queryScope: 'COLLECTION',
  fields,
  ...more,
});
const up = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const read = (json: unknown) => readDefinitions(JSON.stringify(json), 'firestore.indexes.json');
const reading = (json: unknown) => () => read(json);

describe('definitions of indexes', () => {
  it('are read as the command line of Firebase writes them', () => {
    const written = {
      indexes: [
        index([up('status'), { fieldPath: 'due.day', order: 'DESCENDING' }], { density: 'SPARSE_ALL' }),
        index([{ fieldPath: 'tokens', arrayConfig: 'CONTAINS' }, up('`two words`'), up('__name__')]),
      ],
      fieldOverrides: [
        {
          collectionGroup: 'notes',
          fieldPath: 'text',
          ttl: false,
          indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
        },
        { collectionGroup: 'commands', fieldPath: 'expireAt', ttl: true, indexes: [] },
      ],
    };
    expect(read(written)).toEqual(written);
  });

  it.each([
    ['indexes', {}, 'indexes'],
    ['a member that is not known', { indexes: [], more: 1 }, 'more'],
    [
      'an unknown scope',
      { indexes: [index([up('a'), up('b')], { queryScope: 'ALL' })] },
      'indexes[0].queryScope',
    ],
    [
      'an unknown order',
      { indexes: [index([up('a'), { fieldPath: 'b', order: 'UP' }])] },
      'indexes[0].fields[1]',
    ],
    [
      'a field with two kinds',
      { indexes: [index([up('a'), { ...up('b'), arrayConfig: 'CONTAINS' }])] },
      'fields[1]',
    ],
    ['a field that is none', { indexes: [index([up('a'), up('b..c')])] }, 'indexes[0].fields[1]'],
    ['one field only', { indexes: [index([up('a')])] }, 'indexes[0].fields'],
    ['a field twice', { indexes: [index([up('a'), up('a')])] }, 'indexes[0].fields'],
    ['a name that is not last', { indexes: [index([up('__name__'), up('a')])] }, 'indexes[0].fields'],
    ['an index twice', { indexes: [index([up('a'), up('b')]), index([up('a'), up('b')])] }, 'indexes[1]'],
    [
      'a slash',
      { indexes: [index([up('a'), up('b')], { collectionGroup: 'a/b' })] },
      'indexes[0].collectionGroup',
    ],
  ])('are refused with the place of the mistake: %s', (_, json, place) => {
    expect(reading(json)).toThrow(IndexesError);
    expect(reading(json)).toThrow(place);
  });

  it('are refused with line and column where they are no JSON', () => {
    expect(() =>
      readDefinitions('{\n  "indexes": [] "fieldOverrides": []\n}', 'firestore.indexes.json'),
    ).toThrow(/firestore\.indexes\.json.*\n.*line 2, column 17/);
  });
});
