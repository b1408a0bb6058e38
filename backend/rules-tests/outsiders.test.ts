/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */

import type { Arena } from './arena';
import type { Caller, Verdict } from './caller';
import { PEOPLE, type Person } from './people';
import { PLACES as ALL } from './places';
import { restCaller } from './rest-caller';
import { sharedArena } from './shared-arena';

/** What only its owner sees is in own-records.test.ts. */
const PLACES = ALL.filter(({ readers }) => readers === 'everybody' || readers === 'staff');

/** Any claims of the administrator, sealed by nobody. */
function forged(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-facility',
    aud: 'demo-facility',
    sub: PEOPLE.admin.uid,
    user_id: PEOPLE.admin.uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

let arena: Arena;
beforeAll(async () => {
  arena = await sharedArena();
});

/** Each comes over REST and with the SDK. */
const ATTACKERS: readonly [string, () => readonly Caller[], Verdict][] = [
  ['somebody without a token', () => [restCaller(arena.as()), arena.sdk()], 'denied'],
  [
    'somebody with a forged token',
    () => [restCaller(arena.withToken(forged())), arena.sdkWithToken(forged())],
    'unauthenticated',
  ],
  [
    'somebody with an expired token',
    () => [restCaller(arena.withToken(arena.expired)), arena.sdkWithToken(arena.expired)],
    'unauthenticated',
  ],
  ['an identity without a record', () => [restCaller(arena.as('nobody')), arena.sdk('nobody')], 'denied'],
  ['a disabled user', () => [restCaller(arena.as('disabled')), arena.sdk('disabled')], 'denied'],
];

describe.each(ATTACKERS)('%s', (_, callers, refusal) => {
  it.each(PLACES)('reads nothing of $path', async ({ path, id, document }) => {
    await arena.reset({ [`${path}/${id}`]: document });
    for (const caller of callers()) {
      expect(await caller.get(`${path}/${id}`)).toBe(refusal);
      expect(await caller.list(path)).toBe(refusal);
    }
  });

  it.each(PLACES)('writes nothing to $path', async ({ path, id, document }) => {
    await arena.reset({ [`${path}/${id}`]: document });
    for (const caller of callers()) {
      expect(await caller.commit({ [`${path}/new`]: document })).toBe(refusal);
      expect(await caller.commit({ [`${path}/${id}`]: {} })).toBe(refusal);
      expect(await caller.commit({ [`${path}/${id}`]: undefined })).toBe(refusal);
    }
    expect(await arena.withToken('owner').fields(`${path}/${id}`)).toBeDefined();
  });
});

describe('listeners', () => {
  it.each(PLACES.filter(({ path }) => !['counters', 'savedViews'].includes(path)))(
    'on $path hear nothing',
    async ({ path, id, document }) => {
      await arena.reset({ [`${path}/${id}`]: document });
      for (const listener of [arena.sdk(), arena.sdk('nobody'), arena.sdk('disabled')]) {
        expect(await listener.listen(path)).toBe('denied');
        expect(await listener.commitOverStream({ [`${path}/${id}`]: {} })).toBe('denied');
      }
      expect(await arena.sdk('office').listen(path)).toBe('allowed');
    },
  );

  it('with a token that is not accepted hear nothing, however often they ask', async () => {
    await arena.reset({ 'customers/r1': { name: 'Secret.' } });
    const heard = jest.fn();
    for (const token of [forged(), arena.expired]) {
      // Ends when the SDK does: it asks again and again.
      arena
        .sdkWithToken(token)
        .listen('customers', heard)
        .catch(() => undefined);
    }
    for (const person of ['office', 'manager', 'empty'] as const)
      expect(await arena.sdk(person).listen('customers')).toBe('allowed');
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the honest twin of them all', () => {
  const honest = () => [restCaller(arena.as('office')), arena.sdk('office')];

  it.each(PLACES.filter(({ path }) => !['counters', 'savedViews'].includes(path)))(
    'of the office reads $path',
    async ({ path, id, document }) => {
      await arena.reset({ [`${path}/${id}`]: document });
      for (const caller of honest()) {
        expect(await caller.get(`${path}/${id}`)).toBe('allowed');
        expect(await caller.list(path)).toBe('allowed');
      }
    },
  );

  it.each(['admin', 'office', 'empty', 'manager', 'unknown'] satisfies Person[])(
    '%s reads the counter and the occurrences of all plans',
    async (person) => {
      await arena.reset({ 'counters/task-2026': { value: 7 } });
      expect(await arena.as(person).call('GET', '/counters/task-2026')).toMatchObject({ status: 200 });
      const occurrences = {
        structuredQuery: { from: [{ collectionId: 'occurrences', allDescendants: true }], limit: 5 },
      };
      expect(await arena.as(person).call('POST', ':runQuery', occurrences)).toMatchObject({ status: 200 });
    },
  );

  it.each([
    'employees',
    'workOrders',
    'reminders',
    'attachments',
    'content',
    'private',
    'events',
    'privateEvents',
    'commands',
  ])('nobody reads %s wherever they stand', async (collectionId) => {
    const everywhere = { structuredQuery: { from: [{ collectionId, allDescendants: true }], limit: 5 } };
    expect(await arena.as('admin').call('POST', ':runQuery', everywhere)).toMatchObject({ status: 403 });
  });
});
