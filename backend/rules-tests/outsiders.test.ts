import { type Arena, commit, DENIED, openArena, UNAUTHENTICATED } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing } from './documents';
import { PEOPLE, type Person } from './people';
import * as samples from './samples';

const { EMPLOYEE, CUSTOMER, CONTACT, SITE, TASK, REMINDER, WORK_ORDER, COMMENT, OFFER, PLAN, VISIT } =
  samples;

/** A collection with one document, and what an honest person of the office writes there. */
interface Place {
  readonly path: string;
  readonly id: string;
  readonly document: object;
  readonly create?: Documents;
  readonly edit?: Documents;
}

const place = (sample: unknown, id = 'r1', { edits = true } = {}): Place => {
  const { kind, values, edit } = sample as typeof TASK;
  const before = existing(values, { id });
  const told = kind.type === 'comment' ? { kind: 'comment' as const } : {};
  return {
    path: kind.path,
    id,
    document: documentOf(before),
    create: creation(kind, PEOPLE.office, kind.type === 'occurrence' ? id : 'r2', values, told),
    ...(edits && { edit: change(kind, PEOPLE.office, before, edit) }),
  };
};

const PLACES: readonly Place[] = [
  place(EMPLOYEE),
  place(CUSTOMER),
  place(CONTACT),
  place(SITE),
  place(TASK),
  place(REMINDER),
  place(WORK_ORDER, 'w1'),
  place(COMMENT, 'k1', { edits: false }),
  place(OFFER),
  place(PLAN),
  place(VISIT, samples.VISIT_ID),
  { path: 'employees/r1/private', id: 'hr', document: { notes: 'Secret.' } },
  { path: 'events', id: 'e1', document: { at: new Date(0), kind: 'changed', customerId: 'c1' } },
  { path: 'counters', id: 'task-2026', document: { value: 7 } },
];

const order = { 'workOrders/w1': documentOf(existing(WORK_ORDER.values, { id: 'w1' })) };

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
  arena = await openArena();
});
afterAll(() => arena.close());

const ATTACKERS = [
  ['somebody without a token', () => arena.as(), DENIED],
  ['somebody with a forged token', () => arena.withToken(forged()), UNAUTHENTICATED],
  ['somebody with an expired token', () => arena.withToken(arena.expired), UNAUTHENTICATED],
  ['an identity without a record', () => arena.as('nobody'), DENIED],
  ['a disabled user', () => arena.as('disabled'), DENIED],
] as const;

const queryOf = (path: string) => {
  const segments = path.split('/');
  return {
    parent: segments.length > 1 ? `/${segments.slice(0, -1).join('/')}` : '',
    body: { structuredQuery: { from: [{ collectionId: segments.at(-1) }], limit: 10 } },
  };
};

describe.each(ATTACKERS)('%s', (_, client, denied) => {
  it.each(PLACES)('reads nothing of $path', async ({ path, id, document }) => {
    await arena.reset({ [`${path}/${id}`]: document });
    const { parent, body } = queryOf(path);
    expect(await client().call('GET', `/${path}/${id}`)).toMatchObject(denied);
    const listed = await client().call('POST', `${parent}:runQuery`, body);
    expect(listed).toMatchObject({ status: denied.status });
    expect(JSON.stringify(listed.body)).not.toContain('document"');
  });

  it.each(PLACES.filter(({ create }) => create))(
    'writes nothing to $path',
    async ({ path, id, document, create, edit }) => {
      await arena.reset({ ...order, [`${path}/${id}`]: document });
      if (create) expect(await commit(client(), create)).toMatchObject(denied);
      if (edit) expect(await commit(client(), edit)).toMatchObject(denied);
      expect(await client().commit({ remove: `${path}/${id}` })).toMatchObject(denied);
      expect(await client().commit({ set: `${path}/${id}`, fields: {} })).toMatchObject(denied);
      expect(await arena.withToken('owner').fields(`${path}/${id}`)).toBeDefined();
    },
  );
});

describe('the honest twin of them all', () => {
  it.each(PLACES.filter(({ path }) => path !== 'counters'))(
    'of the office reads $path',
    async ({ path, id, document }) => {
      await arena.reset({ [`${path}/${id}`]: document });
      const { parent, body } = queryOf(path);
      expect(await arena.as('office').call('GET', `/${path}/${id}`)).toMatchObject({ status: 200 });
      expect(await arena.as('office').call('POST', `${parent}:runQuery`, body)).toMatchObject({
        status: 200,
      });
    },
  );

  it.each(PLACES.filter(({ create }) => create))(
    'of the office writes to $path',
    async ({ path, id, document, create, edit }) => {
      if (create) {
        await arena.reset(order);
        const answer = await commit(arena.as('office'), create);
        expect(answer.status === 200 ? '' : arena.log.at(-1)).toBe('');
      }
      if (edit) {
        await arena.reset({ [`${path}/${id}`]: document });
        expect(await commit(arena.as('office'), edit)).toMatchObject({ status: 200 });
      }
    },
  );

  it.each(['admin', 'office', 'empty', 'manager'] satisfies Person[])(
    '%s reads the counter and the visits of all plans',
    async (person) => {
      await arena.reset({ 'counters/task-2026': { value: 7 } });
      expect(await arena.as(person).call('GET', '/counters/task-2026')).toMatchObject({ status: 200 });
      const visits = {
        structuredQuery: { from: [{ collectionId: 'occurrences', allDescendants: true }], limit: 5 },
      };
      expect(await arena.as(person).call('POST', ':runQuery', visits)).toMatchObject({ status: 200 });
    },
  );

  it.each(['employees', 'workOrders', 'reminders'])(
    'nobody reads %s wherever they stand',
    async (collectionId) => {
      const everywhere = { structuredQuery: { from: [{ collectionId, allDescendants: true }], limit: 5 } };
      expect(await arena.as('admin').call('POST', ':runQuery', everywhere)).toMatchObject({ status: 403 });
    },
  );
});
