import { resolve } from 'node:path';
import { type LocalBackend, startLocalBackend, type UsageReport } from '../index';
import { RawChannel } from '../testing/raw-channel';
import { RestClient } from '../testing/rest-client';

const ADDRESS = '/__local/usage';
const MINUTE = 60_000;

let backend: LocalBackend;
let owner: RestClient;
let clock = Date.now();

const n = (value: number) => ({ n: { integerValue: String(value) } });
const from = (collectionId: string, more: object = {}) => ({ from: [{ collectionId }], ...more });
const below = (limit: number) => ({
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: n(limit).n } },
});

async function usage(method = 'GET'): Promise<UsageReport> {
  const response = await fetch(backend.url + ADDRESS, { method });
  return (await response.json()) as UsageReport;
}

/** What has been billed since the last time this was asked. */
async function spent() {
  const { totals } = await usage();
  await usage('DELETE');
  return totals;
}

async function start(rules?: string) {
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    log: () => undefined,
    now: () => clock,
    ...(rules === undefined ? {} : { rules }),
  });
  owner = new RestClient(backend);
  await owner.commit(...[1, 2, 3].map((i) => ({ set: `c/${i}`, fields: n(i) })));
  await usage('DELETE');
}

/** A new identity; gives its uid and its token. */
async function signUp(email: string): Promise<{ localId: string; idToken: string }> {
  const answer = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'facility-demo', returnSecureToken: true }),
  });
  return (await answer.json()) as { localId: string; idToken: string };
}

afterEach(() => backend.close());

describe('the bill of single calls', () => {
  beforeEach(() => start());

  it('has a read for a document, there or not', async () => {
    await owner.call('GET', '/c/1');
    await owner.call('GET', '/c/none');
    await owner.call('POST', ':batchGet', { documents: [owner.name('c/2'), owner.name('c/3')] });
    expect(await spent()).toEqual({ reads: 4, ruleReads: 0, writes: 0, deletes: 0 });
  });

  it('has the documents of a query, one for none', async () => {
    await owner.ids(from('c', { limit: 2 }));
    expect((await spent()).reads).toBe(2);
    await owner.ids(from('c', { offset: 1 }));
    expect((await spent()).reads).toBe(3);
    await owner.ids(from('empty'));
    expect((await spent()).reads).toBe(1);
  });

  it('has one read for a count and a sum together, two from 1,001 entries on', async () => {
    const aggregations = [{ count: {} }, { sum: { field: { fieldPath: 'n' } } }];
    const ask = (collectionId: string) =>
      owner.call('POST', ':runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery: from(collectionId), aggregations },
      });
    await ask('c');
    expect((await spent()).reads).toBe(1);
    for (const half of [0, 1]) {
      const ids = Array.from({ length: 500 + half }, (_, i) => `many/${half}-${i}`);
      await owner.commit(...ids.map((set) => ({ set, fields: n(1) })));
    }
    await usage('DELETE');
    await ask('many');
    expect((await spent()).reads).toBe(2);
  });

  it('has a write for each document written and a deletion for each deleted, nothing for a refused commit', async () => {
    await owner.commit({ set: 'c/4', fields: n(4) }, { set: 'c/1', fields: n(1) }, { remove: 'c/2' });
    expect(await spent()).toEqual({ reads: 0, ruleReads: 0, writes: 2, deletes: 1 });
    await owner.commit({ set: 'c/4', fields: n(5), currentDocument: { exists: false } });
    expect(await spent()).toEqual({ reads: 0, ruleReads: 0, writes: 0, deletes: 0 });
  });
});

describe('the bill of a listener', () => {
  let channel: RawChannel;
  const listen = (more: object = {}) => ({
    database: owner.database,
    addTarget: {
      query: { parent: owner.root, structuredQuery: from('c', below(10)) },
      targetId: 2,
      ...more,
    },
  });
  const tokenOf = (messages: readonly unknown[]) =>
    (messages.at(-1) as { targetChange: { resumeToken: string } }).targetChange.resumeToken;

  beforeEach(async () => {
    await start();
    channel = new RawChannel(backend, 'Listen');
    await channel.open(listen());
  });

  it('has its result and then each change that concerns it', async () => {
    await channel.nextSnapshot();
    expect((await spent()).reads).toBe(3);
    await owner.commit({ set: 'c/1', fields: n(5) }, { set: 'd/1', fields: n(5) });
    expect((await spent()).reads).toBe(1);
    await owner.commit({ set: 'c/1', fields: n(50) });
    expect((await spent()).reads).toBe(1);
    await owner.commit({ remove: 'c/2' });
    expect((await spent()).reads).toBe(0);
  });

  it.each([
    ['only what changed when it comes back within 30 minutes', 29 * MINUTE, 1],
    ['everything when it comes back later', 31 * MINUTE, 3],
  ])('has %s', async (_, away, reads) => {
    const resumeToken = tokenOf(await channel.nextSnapshot());
    // A long silence before it goes away costs nothing.
    clock += 100 * MINUTE;
    await channel.send([{ database: owner.database, removeTarget: 2 }]);
    await owner.commit({ set: 'c/1', fields: n(5) });
    clock += away;
    await usage('DELETE');
    const again = new RawChannel(backend, 'Listen');
    await again.open(listen({ resumeToken }));
    await again.nextSnapshot();
    expect((await spent()).reads).toBe(reads);
  });
});

describe('the bills', () => {
  beforeEach(() => start(resolve(__dirname, '../../firestore.rules')));

  it('are told apart by who asked, and what the rules looked up stands apart', async () => {
    const { localId, idToken } = await signUp('ada@nordhaus.example');
    const fields = { email: { stringValue: 'ada@nordhaus.example' }, role: { stringValue: 'office' } };
    await owner.commit({ set: `users/${localId}`, fields: { ...fields, name: { stringValue: 'Ada' } } });
    await usage('DELETE');
    const ada = new RestClient(backend, idToken);
    await ada.call('GET', '/customers/none');
    await owner.call('GET', '/c/1');
    const { sessions, totals } = await usage();
    expect(totals).toEqual({ reads: 2, ruleReads: 1, writes: 0, deletes: 0 });
    expect(sessions).toContainEqual({
      session: localId,
      email: 'ada@nordhaus.example',
      reads: 1,
      ruleReads: 1,
      writes: 0,
      deletes: 0,
      lines: [
        { kind: 'rules', collection: 'users', requests: 1, reads: 1 },
        { kind: 'get', collection: 'customers', requests: 1, reads: 1 },
      ],
    });
    expect(sessions).toContainEqual(expect.objectContaining({ session: 'owner', reads: 1, ruleReads: 0 }));
  });

  it('have nothing for a refused read', async () => {
    const { idToken } = await signUp('eve@nordhaus.example');
    await usage('DELETE');
    await new RestClient(backend, idToken).ids(from('customers', { limit: 5 }));
    expect((await spent()).reads).toBe(0);
  });
});
