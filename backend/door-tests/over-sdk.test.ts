/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */

import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { encodeFields } from '@fm/workflows/rest-values';
import { deleteApp } from 'firebase/app';
import { INDEXES_PATH, RULES_PATH } from '../rules-tests/rules-under-test';
import { SdkCaller } from '../rules-tests/sdk-caller';

/* The door is the only way in for a browser's SDK: whoever works through it reads, and writes nothing that is shared. */

const STORED = {
  'tasks/t1': { title: 'Order filters', status: 'open', trashed: false, rev: 1 },
  'workOrders/w1': { title: 'Replace filters', status: 'draft', trashed: false, rev: 1 },
  'events/e1': { kind: 'created', changes: [] },
  'counters/task-2026': { value: 7 },
};
const user = { email: 'office@x.example', role: 'office', name: 'Olga Brandt', trashed: false };
let backend: LocalBackend;
let owner: RestClient;
let caller: SdkCaller;
let own: string;

beforeAll(async () => {
  const options = { port: 0, dataDir: null, rules: RULES_PATH, indexes: INDEXES_PATH, log: () => undefined };
  backend = await startLocalBackend(options);
  owner = new RestClient(backend);
  const answer = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: 'facility-demo', returnSecureToken: true }),
  });
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  own = `users/${localId}`;
  for (const [path, data] of Object.entries({ ...STORED, [own]: user }))
    await owner.commit({ set: path, fields: encodeFields(data) });
  caller = new SdkCaller(backend, 'past-the-door', idToken);
});
afterAll(async () => {
  await deleteApp(caller.app);
  await backend.close();
});

const ways = {
  'in a transaction': (documents: object) => caller.commit(documents as never),
  'over the stream of writes': (documents: object) => caller.commitOverStream(documents as never),
};

describe.each(Object.entries(ways))('a direct write %s', (_, write) => {
  it.each([
    ['a change of a task', { 'tasks/t1': { ...STORED['tasks/t1'], title: 'Past the door', rev: 2 } }],
    ['a new task', { 'tasks/t2': STORED['tasks/t1'] }],
    ['the end of a task', { 'tasks/t1': undefined }],
    ['a step of an order', { 'workOrders/w1': { ...STORED['workOrders/w1'], status: 'completed' } }],
    ['an entry of the history', { 'events/e2': STORED['events/e1'] }],
    ['another entry of the history', { 'events/e1': { ...STORED['events/e1'], kind: 'changed' } }],
    ['a number', { 'counters/task-2026': { value: 1 } }],
    ['a task beside what is allowed', { 'tasks/t2': STORED['tasks/t1'], own: { theme: 'dark' } }],
  ])('is refused: %s', async (__, documents) => {
    const { own: beside, ...shared } = documents as { own?: object } & Record<string, object>;
    expect(await write({ ...shared, ...(beside && { [own]: { ...user, ...beside } }) })).toBe('denied');
    for (const [path, data] of Object.entries(STORED))
      expect([path, await owner.fields(path)]).toEqual([path, encodeFields(data)]);
    for (const path of ['tasks/t2', 'events/e2']) expect(await owner.fields(path)).toBeUndefined();
  });

  it('of what is nobody else’s is taken, and what is shared is read', async () => {
    expect(await write({ [own]: { ...user, theme: 'dark' } })).toBe('allowed');
    expect(await caller.get('tasks/t1')).toBe('allowed');
  });
});
