import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import { type Person, Presence, type Present } from '@fm/data/presence';
import { lineOf, SERVER_TIME } from '@fm/firebase/database';
import { openSdkStage, type SdkClient, type SdkStage } from '@fm/local-backend/testing/realtime';

/* Presence as pages have it, with the real SDK, under the rules that are deployed. */

const { rules } = JSON.parse(readFileSync(join(ROOT, 'backend/database.rules.json'), 'utf8')) as {
  rules: object;
};
const MEMBER = { member: true };
const STAFF = { member: true, staff: true };

let stage: SdkStage;
const begun: Presence[] = [];

beforeEach(async () => {
  // Refusals are expected here, and checked.
  jest.spyOn(console, 'warn').mockReturnValue();
  stage = await openSdkStage(rules);
});
afterEach(async () => {
  await Promise.all(begun.splice(0).map((presence) => presence.stop()));
  await stage.close();
});

async function page(name: string, claims: object) {
  const client = await stage.client(`${name}@nordhaus.example`, claims);
  const line = lineOf(client.database);
  const presence = new Presence(line, client.uid);
  begun.push(presence);
  presence.start();
  return { client, line, presence, uid: client.uid };
}

/** What was told last, and a wait for it to be what is wanted. */
function last<T>() {
  let value: T | undefined;
  return {
    tell: (told: T) => {
      value = told;
    },
    is: async (wanted: unknown) => {
      for (let tries = 0; JSON.stringify(value) !== JSON.stringify(wanted); tries += 1) {
        if (tries > 300) expect(value).toEqual(wanted);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const offline = ({ client }: { client: SdkClient }, line: { disconnect(): void }) => {
  line.disconnect();
  return client;
};

it('two people see each other on a record, what they type in, and that one is gone', async () => {
  const [ana, ben] = [await page('ana', STAFF), await page('ben', MEMBER)];
  const seen = last<readonly Present[]>();
  ana.presence.watchRecord('tasks', 't1', seen.tell);
  await seen.is([]);
  ana.presence.open('tasks', 't1');
  const record = ben.presence.open('tasks', 't1');
  await seen.is([{ uid: ben.uid, isTyping: false }]);
  record.focus('phone');
  await seen.is([{ uid: ben.uid, field: 'phone', isTyping: false }]);
  record.typed();
  await seen.is([{ uid: ben.uid, field: 'phone', isTyping: true }]);
  offline(ben, ben.line);
  await seen.is([]);
});

it('a field of a part of a record is known, whose name is long; of one too long the record alone is said', async () => {
  const [ana, ben] = [await page('ana', STAFF), await page('ben', MEMBER)];
  const seen = last<readonly Present[]>();
  ana.presence.watchRecord('tasks', 't1', seen.tell);
  const record = ben.presence.open('tasks', 't1');
  record.focus('phone');
  await seen.is([{ uid: ben.uid, field: 'phone', isTyping: false }]);
  const check = 'template.checklist.Zq8sUYpLw0aXf3kTnB5v.label';
  record.focus(check);
  await seen.is([{ uid: ben.uid, field: check, isTyping: false }]);
  record.focus('x'.repeat(101));
  await seen.is([{ uid: ben.uid, isTyping: false }]);
});

it('somebody who comes back is there again, and gone again when they leave again', async () => {
  const [ana, ben] = [await page('ana', STAFF), await page('ben', MEMBER)];
  const seen = last<readonly Present[]>();
  ana.presence.watchRecord('tasks', 't1', seen.tell);
  ben.presence.open('tasks', 't1');
  for (let round = 0; round < 3; round += 1) {
    await seen.is([{ uid: ben.uid, isTyping: false }]);
    ben.line.disconnect();
    await seen.is([]);
    ben.line.connect();
  }
  await seen.is([{ uid: ben.uid, isTyping: false }]);
});

it('marks in a list come with the first change and go with the form', async () => {
  const [ana, ben] = [await page('ana', STAFF), await page('ben', MEMBER)];
  const seen = last<readonly (readonly [string, readonly string[]])[]>();
  ana.presence.watchEdited('tasks', (edited) => seen.tell([...edited]));
  const record = ben.presence.open('tasks', 't1');
  record.typed();
  await seen.is([]);
  record.changed(true);
  await seen.is([['t1', [ben.uid]]]);
  record.changed(false);
  await seen.is([]);
  record.changed(true);
  await seen.is([['t1', [ben.uid]]]);
  record.close();
  await seen.is([]);
});

/** What of people does not depend on the clock. */
const statesOf = (people: readonly Person[] | undefined) =>
  people
    ?.map(({ uid, state, seenAt, open }) => [uid, state, seenAt !== undefined, open.map(({ id }) => id)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)));
const ordered = (...people: readonly (readonly unknown[])[]) =>
  people.toSorted(([a], [b]) => String(a).localeCompare(String(b)));

it('staff see who is online with what open, and who was; tabs of one person are one', async () => {
  const [ana, ben, tab] = [await page('ana', STAFF), await page('ben', MEMBER), await page('ben', MEMBER)];
  const seen = last<unknown>();
  ana.presence.watchPeople((people) => seen.tell(statesOf(people)));
  await seen.is(ordered([ana.uid, 'active', false, []], [ben.uid, 'active', false, []]));
  const record = tab.presence.open('tasks', 't1');
  await seen.is(ordered([ana.uid, 'active', false, []], [ben.uid, 'active', false, ['t1']]));
  record.close();
  await seen.is(ordered([ana.uid, 'active', false, []], [ben.uid, 'active', false, []]));
  for (const { line } of [ben, tab]) line.disconnect();
  await seen.is(ordered([ana.uid, 'active', false, []], [ben.uid, 'away', true, []]));
  ana.line.disconnect();
  await seen.is(undefined);
});

it('who is no staff never learns who is here', async () => {
  const [ana, ben] = [await page('ana', STAFF), await page('ben', MEMBER)];
  const [seen, told] = [last<unknown>(), [] as unknown[]];
  ben.presence.watchPeople((people) => told.push(people));
  ana.presence.watchPeople((people) => seen.tell(people?.length));
  await seen.is(2);
  expect(await refusalOf(ben.line.write(`online/${ben.uid}/k9`, { s: 'idle', at: SERVER_TIME }))).toBe(
    'accepted',
  );
  expect(new Set(told)).toEqual(new Set([undefined]));
});

it('somebody without the claim sees nobody, is seen by nobody, and nothing breaks', async () => {
  const [ana, guest] = [await page('ana', STAFF), await page('guest', {})];
  const [seen, theirs] = [last<readonly Present[]>(), last<readonly Present[]>()];
  ana.presence.watchRecord('tasks', 't1', seen.tell);
  ana.presence.open('tasks', 't1');
  guest.presence.open('tasks', 't1').changed(true);
  guest.presence.watchRecord('tasks', 't1', theirs.tell);
  await theirs.is([]);
  await seen.is([]);
});

it('the rules let everybody write for themselves alone', async () => {
  const [ana, ben] = [await page('ana', STAFF), await page('ben', MEMBER)];
  const row = (u: string) => ({ u, at: SERVER_TIME });
  expect(await refusalOf(ben.line.write('here/tasks/t9/k1', row(ben.uid)))).toBe('accepted');
  expect(await refusalOf(ben.line.write('here/tasks/t9/k2', row(ana.uid)))).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ana.line.write('here/tasks/t9/k1', row(ana.uid)))).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ana.line.remove('here/tasks/t9/k1'))).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ana.line.remove('here/tasks/t9'))).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ana.line.write(`online/${ben.uid}/k1`, { s: 'idle', at: SERVER_TIME }))).toBe(
    'PERMISSION_DENIED',
  );
  expect(await refusalOf(ana.line.write(`seen/${ben.uid}`, SERVER_TIME))).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ben.line.write(`seen/${ben.uid}`, 5))).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ben.line.write('editing/tasks/t9/k1', ana.uid))).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ben.line.write('here/tasks/t9/k1', { ...row(ben.uid), note: 'hello' }))).toBe(
    'PERMISSION_DENIED',
  );
  expect(await refusalOf(ben.line.write('here/tasks/t9/k1', { ...row(ben.uid), f: 'x'.repeat(101) }))).toBe(
    'PERMISSION_DENIED',
  );
  expect(
    await refusalOf(
      ben.line.write(`online/${ben.uid}/k1`, { s: 'idle', at: SERVER_TIME, o: 'x'.repeat(500) }),
    ),
  ).toBe('PERMISSION_DENIED');
  expect(await refusalOf(ben.line.write('elsewhere', 1))).toBe('PERMISSION_DENIED');
});
