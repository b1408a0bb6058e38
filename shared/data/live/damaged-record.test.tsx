import { commentsOf } from '@fm/domain/work-order';
import { act, renderHook } from '@testing-library/react';
import { findRecord, findRecords } from '../read/find-records';
import { readAll } from '../read/read-all';
import { useLiveRecord } from './live-record';
import { useLiveGroup, useLiveRows } from './live-rows';
import { queryOf } from './query';

type Data = Readonly<Record<string, unknown>>;
const mockSdk: { stored: Record<string, Data>; changed: readonly string[]; tell: () => void } = {
  stored: {},
  changed: [],
  tell: () => {},
};

jest.mock('@fm/firebase/firestore', () => {
  const at = (path: string) => ({ path, kind: 'document' });
  const documentAt = (path: string) => ({
    id: path.split('/').at(-1),
    ref: { path },
    data: () => mockSdk.stored[path],
    metadata: { fromCache: false },
  });
  const documents = () => Object.keys(mockSdk.stored).map(documentAt);
  const list = () => ({
    docs: documents(),
    docChanges: () => mockSdk.changed.map((path) => ({ doc: documentAt(path) })),
    metadata: { fromCache: false },
    empty: false,
  });
  const none = () => ({});
  return {
    Timestamp: class {},
    Bytes: class {},
    firestore: none,
    collection: none,
    collectionGroup: none,
    query: none,
    where: none,
    orderBy: none,
    limit: none,
    startAfter: none,
    documentId: none,
    doc: (_: object, path: string) => at(path),
    getDoc: async ({ path }: { path: string }) => documentAt(path),
    getDocs: async () => list(),
    onSnapshot: (of: { path?: string }, _: object, next: (snapshot: object) => void) => {
      mockSdk.tell = () => next(of.path ? documentAt(of.path) : list());
      mockSdk.tell();
      return () => {};
    },
  };
});

const PLACE = 'workOrders/w1/comments/k1';
const kind = commentsOf('w1');
const written = {
  body: 'Ask @Ana Adler.',
  workOrderRef: { id: 'w1', name: 'WO-2026-0001' },
  customerId: 'c1',
  siteId: 's1',
  mentions: ['ana'],
  mentionRefs: [{ id: 'ana', name: 'Ana Adler' }],
  createdAt: new Date('2026-11-20T09:00:00Z'),
  createdBy: { uid: 'u1', name: 'Olga Brandt' },
  updatedAt: new Date('2026-11-20T09:00:00Z'),
  updatedBy: { uid: 'u1', name: 'Olga Brandt' },
  rev: 1,
  trashed: false,
  schema: 1,
};
const damaged = { ...written, body: { a: 1 }, mentionRefs: [{ id: 5 }, 7, ...written.mentionRefs] };
const shown = {
  id: 'k1',
  body: 'Damaged',
  mentionRefs: [{ id: 'Damaged', name: 'Damaged' }, ...written.mentionRefs],
  createdBy: written.createdBy,
  damaged: ['body', 'mentionRefs.0.id', 'mentionRefs.0.name', 'mentionRefs.1'],
};

beforeEach(() => {
  mockSdk.stored = { [PLACE]: damaged };
  mockSdk.changed = [PLACE];
});

const hook = <T,>(use: () => T): T => renderHook(use).result.current;
const given = async (outcome: Promise<{ readonly ok: boolean; readonly value?: unknown }>) =>
  (await outcome).value;

it.each<[string, () => unknown]>([
  ['a live list', () => hook(() => useLiveRows(kind, (query) => query, 1)).rows[0]],
  ['a live list of a group', () => hook(() => useLiveGroup(kind, (query) => query, 2)).rows[0]],
  [
    'a live record',
    () =>
      Reflect.get(
        hook(() => useLiveRecord(kind, 'k1')),
        'record',
      ),
  ],
  ['a list read once', async () => ((await given(findRecords(kind, (all) => all, 1))) as object[])[0]],
  ['a record read once', () => given(findRecord(kind, 'k1'))],
  ['all of a query', async () => (await readAll(queryOf(kind)))[0]],
])('a damaged comment took the page of its order (F24): %s mends it', async (_, read) => {
  expect(await read()).toMatchObject(shown);
});

it('reads a row of a live list again only when it changed', () => {
  const other = 'workOrders/w1/comments/k2';
  mockSdk.stored = { [PLACE]: written, [other]: written };
  mockSdk.changed = [PLACE, other];
  const { result } = renderHook(() => useLiveRows(kind, (query) => query, 3));
  const [before] = result.current.rows;
  mockSdk.stored = { [PLACE]: written, [other]: { ...written, body: 'Done.' } };
  mockSdk.changed = [other];
  act(() => mockSdk.tell());
  expect(result.current.rows[0]).toBe(before);
  expect(result.current.rows[1]?.body).toBe('Done.');
});
