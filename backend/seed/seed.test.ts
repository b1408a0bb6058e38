import { join } from 'node:path';
import { WITHHELD } from '@fm/domain/crew-copy';
import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { correctDerived } from '../jobs/correct-derived';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';
import { type SeedReport, seed } from './seed';

const INDEXES = join(__dirname, '..', 'firestore.indexes.json');
const TODAY = '2026-11-20';
let backend: LocalBackend;
let report: SeedReport;

beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: INDEXES, log: () => {} });
  report = await seed({ url: backend.url, projectId: backend.projectId, today: TODAY });
});
afterAll(() => backend.close());

const root = () => `${backend.url}/v1/projects/${backend.projectId}/databases/(default)/documents`;

async function read(path: string): Promise<{ status: number; fields: Record<string, unknown> }> {
  const response = await fetch(`${root()}/${path}`, { headers: { Authorization: 'Bearer owner' } });
  const { fields = {} } = (await response.json()) as { fields?: Record<string, unknown> };
  return { status: response.status, fields };
}

/** Records of a collection, wherever it is; with `copies` what the crew reads of them. */
async function count(collectionId: string, copies = false): Promise<number> {
  const all = await counted(collectionId, '');
  const copied = await counted(collectionId, '/crew/copy');
  return copies ? copied : all - copied;
}

async function counted(collectionId: string, parent: string): Promise<number> {
  const query = {
    structuredQuery: { from: [{ collectionId, allDescendants: true }] },
    aggregations: [{ alias: 'n', count: {} }],
  };
  const response = await fetch(`${root()}${parent}:runAggregationQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredAggregationQuery: query }),
  });
  const [{ result }] = (await response.json()) as [
    { result: { aggregateFields: { n: { integerValue: string } } } },
  ];
  return Number(result.aggregateFields.n.integerValue);
}

async function signIn(email: string): Promise<string | undefined> {
  const response = await fetch(
    `${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
    },
  );
  const { localId } = (await response.json()) as { localId?: string };
  return localId;
}

describe('seeding a backend', () => {
  it('stores everything it reports', async () => {
    for (const [collection, expected] of Object.entries(report.byCollection)) {
      expect([collection, await count(collection)]).toEqual([collection, expected]);
    }
  });

  it('stores for the crew a copy of each record of which something is withheld', async () => {
    for (const { collection } of WITHHELD)
      expect(await count(collection, true)).toBe(await count(collection));
    const [offer, copy] = await Promise.all([read('offers/offer-01'), read('crew/copy/offers/offer-01')]);
    expect(copy.fields.title).toEqual(offer.fields.title);
    expect([offer, copy].map(({ fields }) => fields.grossMinor)).not.toContainEqual(undefined);
    expect(copy.fields.grossMinor).toEqual({ integerValue: '0' });
  });

  it.each(Object.values(DEMO_ACCOUNTS))('lets $email sign in', async ({ email, uid }) => {
    expect(await signIn(email)).toBe(uid);
  });

  it('gives every login but one a user record under its uid', async () => {
    const statuses = await Promise.all(
      Object.values(DEMO_ACCOUNTS).map(async ({ uid }) => (await read(`users/${uid}`)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404]);
    expect((await read('users/demo-empty')).fields).toMatchObject({
      email: { stringValue: 'empty@nordhaus.example' },
      role: { stringValue: '' },
      name: { stringValue: 'Emil Otto' },
    });
  });

  it('leaves the counters at the last number given', async () => {
    const [before, after] = await Promise.all([
      read('counters/workOrder-2025'),
      read('counters/workOrder-2026'),
    ]);
    const given = [before, after].map(({ fields }) =>
      Number((fields.value as { integerValue?: string })?.integerValue ?? 0),
    );
    expect(given.reduce((a, b) => a + b, 0)).toBe(240);
  });

  it('derives what this version derives', async () => {
    expect(await correctDerived(backend)).toEqual({ corrected: {}, damaged: [] });
  });

  it('done twice is the same as once', async () => {
    await seed({ url: backend.url, projectId: backend.projectId, today: TODAY });
    expect(await count('events')).toBe(report.byCollection.events);
  });

  it('says what the server said when it refuses', async () => {
    const wrong = seed({ url: `${backend.url}/nowhere`, projectId: backend.projectId, today: TODAY });
    await expect(wrong).rejects.toThrow(/Seeding failed at .*nowhere/);
  });

  it('says that nothing answers where no backend runs', async () => {
    const nowhere = seed({ url: 'http://127.0.0.1:1', projectId: backend.projectId, today: TODAY });
    await expect(nowhere).rejects.toThrow('Nothing answers at http://127.0.0.1:1. Start the backend first.');
  });

  it('wants a whole scale and a day that exists', async () => {
    const target = { url: backend.url, projectId: backend.projectId };
    await expect(seed({ ...target, scale: 1.5 })).rejects.toThrow(RangeError);
    await expect(seed({ ...target, today: '2026-02-30' })).rejects.toThrow(RangeError);
  });
});
