import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  and,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getCount,
  getDocs,
  getFirestore,
  or,
  type QueryCompositeFilterConstraint,
  type QueryFieldFilterConstraint,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { type LocalBackend, startLocalBackend } from '../index';
import { RestClient } from '../testing/rest-client';

// Refusals are expected here, and checked.
setLogLevel('silent');

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    match /all/{id} { allow read; }
    match /odd/{id} { allow read: if resource.data.kind == 'odd'; }
  }
}
`;

let folder: string;
let backend: LocalBackend;
let app: FirebaseApp;
let db: Firestore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const rules = join(folder, 'firestore.rules');
  writeFileSync(rules, RULES);
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    rules,
    log: () => undefined,
  });
  app = initializeApp({ projectId: backend.projectId, apiKey: 'key' }, `lite-${backend.port}`);
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', backend.port);
  const fields = { kind: { stringValue: 'odd' }, n: { integerValue: '1' }, tags: { nullValue: null } };
  await new RestClient(backend).commit({ set: 'all/a', fields }, { set: 'odd/a', fields });
});
afterAll(async () => {
  await deleteApp(app);
  await backend.close();
  rmSync(folder, { recursive: true });
});

const IMPOSSIBLE: [what: string, filter: QueryFieldFilterConstraint][] = [
  ['holds null', where('tags', 'array-contains', null)],
  ['holds NaN', where('tags', 'array-contains', Number.NaN)],
  ['holds any of null', where('tags', 'array-contains-any', [null])],
  ['is one of null', where('n', 'in', [null])],
  ['is one of NaN', where('n', 'in', [Number.NaN])],
  ['is none of null', where('n', 'not-in', [null])],
  ['is less than null', where('n', '<', null)],
];

const isOdd = where('kind', '==', 'odd');
const found = async (
  path: string,
  ...filters: QueryFieldFilterConstraint[] | [QueryCompositeFilterConstraint]
) => {
  const source = query(collection(db, path), ...(filters as QueryFieldFilterConstraint[]));
  const [{ docs }, count] = await Promise.all([getDocs(source), getCount(source)]);
  return [docs.length, count.data().count];
};

describe('a query that nothing can match', () => {
  it.each(IMPOSSIBLE)('finds nothing that %s, where the rules allow everything', async (_, impossible) => {
    expect(await found('all', impossible)).toEqual([0, 0]);
  });

  it.each(IMPOSSIBLE)('that %s is judged by its other comparisons', async (_, impossible) => {
    expect(await found('odd', and(isOdd, impossible))).toEqual([0, 0]);
    await expect(found('odd', impossible)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('does not hide an alternative that could match from the rules', async () => {
    const isEven = where('kind', '==', 'even');
    expect(await found('odd', or(isOdd, where('n', 'in', [null])))).toEqual([1, 1]);
    await expect(found('odd', or(isEven, where('n', 'in', [null])))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
