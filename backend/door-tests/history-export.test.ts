import { createHash } from 'node:crypto';
import { type AuditLine, linesOfJson, verifyAudit } from '@fm/domain/audit';
import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { COMMANDS_VERSION } from '@fm/workflows/command';
import { encodeFields } from '@fm/workflows/rest-values';
import { EMPLOYEE } from '../rules-tests/samples';
import { signUp } from './sign-up';
import { callFunction, startWithFunctions } from './with-functions';

/* Exporting the history, as production does it: the built function, over HTTP. */

const MANY = 620;
const UMA = { firstName: 'Uma', lastName: 'Roth', displayName: 'Uma Roth', endDate: '2026-01-31' };
const RANGE = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
let backend: LocalBackend;
let owner: RestClient;

const call = (token: string, data: unknown, name = 'exportHistory') =>
  callFunction(backend, name, data, token);

interface Begun {
  readonly facts: { readonly exportId: string };
  readonly firstHash: string;
}
interface Page {
  readonly lines: { readonly entry: Record<string, unknown>; readonly hash: string }[];
  readonly isDone: boolean;
}

async function exported(token: string, filter: object): Promise<AuditLine[]> {
  const { facts, firstHash } = (await call(token, { step: 'begin', filter })).result as Begun;
  const lines: Page['lines'] = [];
  for (let isDone = false; !isDone; ) {
    const asked = { step: 'continue', exportId: facts.exportId, count: lines.length };
    const page = (await call(token, asked)).result as Page;
    lines.push(...page.lines);
    isDone = page.isDone;
  }
  const head = { ...facts, count: lines.length, firstHash } as never;
  return [{ head }, ...lines, { tail: { count: lines.length, lastHash: lines.at(-1)?.hash ?? firstHash } }];
}

const verified = (lines: readonly AuditLine[]) =>
  verifyAudit(linesOfJson(lines.map((line) => JSON.stringify(line)).join('\n')), (text) =>
    createHash('sha256').update(text).digest('hex'),
  );

let ana: string;
let bob: string;

beforeAll(async () => {
  backend = await startWithFunctions();
  owner = new RestClient(backend);
  ana = await signUp(backend, owner, 'ana', { role: 'admin' });
  bob = await signUp(backend, owner, 'bob', { role: 'admin' });
  // All but a few of one moment, as a change of many records leaves them.
  for (let at = 0; at < MANY; at++) {
    const event = {
      at: new Date(at < 10 ? '2026-11-02T10:00:00Z' : '2026-11-03T10:00:00Z'),
      actor: { uid: at % 2 ? 'u1' : 'u2', name: 'Somebody', role: 'office' },
      entity: { type: 'task', id: `t${at}`, label: 'A task' },
      kind: at % 5 ? 'changed' : 'created',
      changes: [{ path: 'priority', from: 'low', to: at }],
      source: 'ui',
    };
    await owner.commit({ set: `events/e${at}`, fields: encodeFields(event) });
  }
});
afterAll(() => backend.close());

describe('an export of the history', () => {
  it('gives every entry once, in order, with a chain that holds', async () => {
    const lines = await exported(ana, RANGE);
    // Whoever began an export is in the history already: the entries of today are told apart by their kind.
    const ids = lines.flatMap((line) =>
      'entry' in line && line.entry.kind !== 'exported' ? [line.entry.id] : [],
    );
    expect(new Set(ids).size).toBe(MANY);
    expect(ids).toHaveLength(MANY);
    expect(verified(lines)).toMatchObject({ ok: true, count: lines.length - 2 });
  });

  it('is told by the history, with the last hash, and by whom', async () => {
    const lines = await exported(ana, { ...RANGE, to: '2026-11-03T00:00:00Z' });
    const tail = lines.at(-1);
    const looked = await call(ana, {
      step: 'look',
      filter: { ...RANGE, to: '2100-01-01T00:00:00Z', kind: 'exported' },
    });
    const { entries } = looked.result as { entries: { note: string; actor: { name: string } }[] };
    const told = entries.find(({ note }) => tail && 'tail' in tail && note.includes(tail.tail.lastHash));
    expect(told).toMatchObject({ actor: { name: 'ana' }, note: expect.stringContaining('10 entries') });
  });

  it.each([
    ['a person', { uid: 'u1' }, MANY / 2],
    ['a kind', { kind: 'created' }, MANY / 5],
    ['both', { uid: 'u1', kind: 'created' }, MANY / 10],
    ['a time', { to: '2026-11-02T10:00:00Z' }, 0],
  ])('is narrowed by %s', async (_, filter, count) => {
    const asked = { ...RANGE, to: '2026-11-10T00:00:00Z', ...filter };
    expect((await call(ana, { step: 'look', filter: asked })).result).toMatchObject({ count });
    expect(verified(await exported(ana, asked))).toMatchObject({ ok: true, count });
  });

  it('goes on for nobody else, not twice at one place, and not after its end', async () => {
    const { facts } = (await call(ana, { step: 'begin', filter: RANGE })).result as Begun;
    const next = { step: 'continue', exportId: facts.exportId, count: 0 };
    expect((await call(bob, next)).status).toBe(400);
    expect((await call(ana, next)).status).toBe(200);
    expect((await call(ana, next)).status).toBe(400);
    expect((await call(ana, { ...next, exportId: 'unknown' })).status).toBe(400);
  });

  it('holds sign-ins, each once, and wrong passwords of an hour in one entry', async () => {
    const note = (data: object, token?: string) =>
      fetch(`${backend.url}/${backend.projectId}/europe-west3/noteSignIn`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ data }),
      });
    const entries = async (kind: string) => {
      const filter = { ...RANGE, to: '2100-01-01T00:00:00Z', kind };
      const { result } = await call(ana, { step: 'look', filter });
      return (result as { entries: { actor: { name: string }; note?: string }[] }).entries;
    };
    for (const token of [bob, bob]) expect((await note({}, token)).status).toBe(200);
    expect(await entries('signedIn')).toMatchObject([{ actor: { name: 'bob' } }]);

    // Whoever asks learns nothing: not which addresses there are, and nothing is kept of those there are not.
    const answers = ['bob@x.example', 'nobody@x.example', 'BOB@x.example'].map((failed) => note({ failed }));
    const told = await Promise.all((await Promise.all(answers)).map((answer) => answer.text()));
    expect(new Set(told).size).toBe(1);
    expect(await entries('signInFailed')).toMatchObject([
      { actor: { name: 'bob' }, note: 'A wrong password, 2 times within an hour.' },
    ]);
    expect((await note({})).status).toBe(200);
    expect((await note({ failed: 'no address' })).status).toBe(400);
  });

  it('holds the history beside private records, in the order of time', async () => {
    const at = new Date('2026-11-02T09:00:00Z');
    const event = (type: string) =>
      encodeFields({
        at,
        actor: { uid: 'u1', name: 'Somebody', role: 'office' },
        entity: { type, id: 'details', label: 'Jan Ode' },
        kind: 'changed',
        changes: [{ path: 'hourlyCostMinor', from: 1, to: 2 }],
        source: 'ui',
      });
    await owner.commit({ set: 'employees/jan/privateEvents/p1', fields: event('privateDetails') });
    await owner.commit({ set: 'users/ana/privateEvents/p2', fields: event('seenMentions') });
    const lines = await exported(ana, { ...RANGE, to: '2026-11-03T00:00:00Z' });
    expect(lines).toHaveLength(13);
    expect(lines[1]).toMatchObject({ entry: { id: 'p1', entity: { type: 'privateDetails' } } });
    expect(verified(lines)).toMatchObject({ ok: true });
  });

  it('holds before and after somebody is erased, and names them no more', async () => {
    const crew = [
      { id: 'uma', name: 'Uma Roth' },
      { id: 'kai', name: 'Uma Roth' },
    ];
    await owner.commit(
      { set: 'employees/uma', fields: encodeFields({ ...EMPLOYEE.values, ...UMA, rev: 1, trashed: false }) },
      { set: 'tasks/t1', fields: encodeFields({ title: 'Ask Uma Roth', watchers: crew, tokens: ['uma'] }) },
      ...[5, 615].map((at) => ({
        set: `events/e${at}`,
        fields: encodeFields({
          at: new Date('2026-11-04T10:00:00Z'),
          actor: { uid: 'u1', name: 'Somebody', role: 'office' },
          entity: { type: 'employee', id: 'uma', label: 'Uma Roth' },
          kind: 'changed',
          changes: [{ path: 'phone', from: '0431 99', to: '0431 98' }],
          source: 'ui',
        }),
      })),
    );
    const before = await exported(ana, RANGE);
    const erase = {
      id: 'erase-uma',
      name: 'employees.erase',
      version: COMMANDS_VERSION,
      input: { id: 'uma' },
    };
    expect(await call(bob, erase, 'command')).toMatchObject({ result: { ok: true } });
    for (const _ of ['once', 'twice'])
      expect(await call(ana, { job: 'erasePeople' }, 'runJobNow')).toMatchObject({ result: { ok: true } });

    const after = await exported(ana, RANGE);
    for (const lines of [before, after]) expect(verified(lines)).toMatchObject({ ok: true });
    expect(JSON.stringify(before)).toContain('Uma Roth');
    expect(JSON.stringify(after)).not.toMatch(/Uma Roth|0431 /);
    const task = JSON.stringify(await owner.fields('tasks/t1'));
    expect(task).toMatch(/Ask Erased person/);
    // A namesake keeps the name.
    expect(task.match(/Uma Roth/g)).toHaveLength(1);
    expect(JSON.stringify(await owner.fields('crew/copy/events/e5'))).toMatch(/Erased person/);
    expect(await owner.fields('erasures/uma')).toBeUndefined();
  });

  it('takes no time that ends before it begins', async () => {
    const filter = { from: RANGE.to, to: RANGE.from };
    expect((await call(ana, { step: 'look', filter })).status).toBe(400);
  });
});
