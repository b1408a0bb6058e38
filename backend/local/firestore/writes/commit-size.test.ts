import { ConfiguredIndexes } from '../configured-indexes';
import type { StoredDocument } from '../documents/document';
import type { Fields } from '../values/value';
import { checkCommitSize, commitSize } from './commit-size';

const PATH = 'users/jeff/tasks/my_task_id';
const NONE = { collectionGroup: 'tasks', fieldPath: '*', indexes: [] };
const version = (fields: Fields) => ({ path: PATH, fields }) as unknown as StoredDocument;
const text = (stringValue: string) => ({ stringValue });
const TASK: Fields = { done: { booleanValue: false }, priority: { integerValue: '1' } };

/** Bytes of the index entries of a change alone. */
const entriesOf = (
  configured: Partial<ConstructorParameters<typeof ConfiguredIndexes>[0]>,
  after: Fields | undefined,
  before?: Fields,
) => {
  const change = {
    path: PATH,
    before: before && version(before),
    after: after && version(after),
  };
  const size = (all: typeof configured) =>
    commitSize([change], new ConfiguredIndexes({ indexes: [], fieldOverrides: [NONE], ...all }));
  return size(configured) - size({});
};

describe('the size of a commit', () => {
  it('counts an entry of one field as the service’s documentation does', () => {
    const order = 'ASCENDING' as const;
    const done = (queryScope: 'COLLECTION' | 'COLLECTION_GROUP') => ({
      fieldOverrides: [
        NONE,
        { collectionGroup: 'tasks', fieldPath: 'done', indexes: [{ queryScope, order }] },
      ],
    });
    // The document's name 44, its parent's 27, the field's 5, the value 1, and 32 more.
    expect(entriesOf(done('COLLECTION'), TASK)).toBe(109);
    expect(entriesOf(done('COLLECTION_GROUP'), TASK)).toBe(82);
  });

  it('counts both directions of a field that has no override, maps by their fields and arrays by their elements', () => {
    const usual = { fieldOverrides: [] };
    expect(entriesOf(usual, { done: { booleanValue: false } })).toBe(2 * 109);
    expect(entriesOf(usual, { at: { mapValue: { fields: { done: { booleanValue: false } } } } })).toBe(
      2 * (109 + 'at.'.length),
    );
    const tags = { tags: { arrayValue: { values: [text('a'), text('bc')] } } };
    expect(entriesOf(usual, tags)).toBe(2 * (44 + 27 + 5 + 32) + 2 + 3);
  });

  it('counts an entry over several fields only where the document has all of them', () => {
    const both = {
      indexes: [
        {
          collectionGroup: 'tasks',
          queryScope: 'COLLECTION' as const,
          fields: ['done', 'priority'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
        },
      ],
    };
    expect(entriesOf(both, TASK)).toBe(44 + 27 + 1 + 8 + 32);
    expect(entriesOf(both, { done: { booleanValue: true } })).toBe(0);
  });

  it('counts what goes and what comes, and nothing of what stays', () => {
    const usual = { fieldOverrides: [] };
    const { priority = text('') } = TASK;
    const done = { booleanValue: true };
    expect(entriesOf(usual, { done, priority }, TASK)).toBe(2 * (109 + 109));
    expect(entriesOf(usual, TASK, TASK)).toBe(0);
    expect(entriesOf(usual, undefined, { done })).toBe(2 * 109);
  });

  it('counts the beginning of a long value', () => {
    expect(entriesOf({ fieldOverrides: [] }, { note: text('x'.repeat(9_000)) })).toBe(
      2 * (44 + 27 + 5 + 1_500 + 32),
    );
  });

  it('is refused beyond 10 MiB, of what is deleted too', () => {
    const indexes = new ConfiguredIndexes({ indexes: [], fieldOverrides: [NONE] });
    const large = version({ content: { bytesValue: Buffer.alloc(700_000).toString('base64') } });
    const deleted = (count: number) =>
      Array.from({ length: count }, () => ({ path: PATH, before: large, after: undefined }));
    expect(() => checkCommitSize(deleted(14), indexes)).not.toThrow();
    expect(() => checkCommitSize(deleted(15), indexes)).toThrow('Transaction too big');
  });
});
