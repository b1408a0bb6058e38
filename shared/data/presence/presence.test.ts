import type { RealtimeLine } from '@fm/firebase/database';
import { Presence } from './presence';
import { editedIn, peopleIn, presentIn } from './rows';

/* What goes by the clock; what goes over the line is in backend/presence-tests. */

jest.mock('@fm/firebase/database', () => ({ SERVER_TIME: 'now' }));

const MINUTE = 60_000;

/** A line that writes down what it is asked. */
function fakeLine() {
  const done: string[] = [];
  const watches: string[] = [];
  let told: (connected: boolean) => void = () => undefined;
  const note = (what: string, path: string, value?: unknown) => {
    done.push(`${what} ${path}${value === undefined ? '' : ` ${JSON.stringify(value)}`}`);
    return Promise.reject(new Error('refused'));
  };
  const line: RealtimeLine = {
    onConnected: (listener) => {
      told = listener;
      return () => done.push('unsubscribed');
    },
    watch: (path) => {
      watches.push(path);
      return () => watches.splice(watches.indexOf(path), 1);
    },
    write: (path, value) => note('write', path, value),
    remove: (path) => note('remove', path),
    leave: (path, value) => note('leave', path, value),
    keep: (path) => note('keep', path),
    newKey: () => 'k',
    now: () => Date.now(),
    connect: () => done.push('connect'),
    disconnect: () => done.push('disconnect'),
  };
  return { line, watches, connected: (is: boolean) => told(is), taken: () => done.splice(0) };
}

let fake: ReturnType<typeof fakeLine>;
let presence: Presence;
beforeEach(() => {
  jest.useFakeTimers();
  fake = fakeLine();
  presence = new Presence(fake.line, 'ana');
  presence.start();
});
afterEach(async () => {
  await presence.stop();
  jest.useRealTimers();
});

it('leaves everything for its end anew at each connection, before it writes', () => {
  expect(fake.taken()).toEqual([]);
  const all = [
    'leave seen/ana "now"',
    'leave online/ana/k null',
    'write online/ana/k {"s":"active","at":"now"}',
  ];
  fake.connected(true);
  expect(fake.taken()).toEqual(all);
  fake.connected(false);
  fake.connected(true);
  expect(fake.taken()).toEqual(all);
});

it('is idle after five minutes without a sign, and active with the next one', () => {
  fake.connected(true);
  fake.taken();
  jest.advanceTimersByTime(4 * MINUTE);
  presence.active();
  jest.advanceTimersByTime(4 * MINUTE);
  expect(fake.taken()).toEqual([]);
  jest.advanceTimersByTime(MINUTE);
  expect(fake.taken()).toEqual(['write online/ana/k {"s":"idle","at":"now"}']);
  presence.active();
  presence.active();
  expect(fake.taken()).toEqual(['write online/ana/k {"s":"active","at":"now"}']);
});

it('ends its connection when it is hidden for two minutes, and not before', () => {
  presence.visible(false);
  jest.advanceTimersByTime(119_000);
  presence.visible(true);
  jest.advanceTimersByTime(5 * MINUTE);
  expect(fake.taken()).toEqual(['connect']);
  presence.visible(false);
  jest.advanceTimersByTime(2 * MINUTE);
  presence.visible(true);
  expect(fake.taken()).toEqual(['disconnect', 'connect']);
});

it('writes its rows anew every ten minutes', () => {
  presence.open('tasks', 't1');
  fake.connected(true);
  fake.taken();
  jest.advanceTimersByTime(4 * MINUTE);
  presence.active();
  jest.advanceTimersByTime(4 * MINUTE);
  presence.active();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(fake.taken().filter((one) => one.startsWith('write'))).toEqual([
    'write online/ana/k {"s":"active","at":"now","o":"tasks/t1"}',
    'write here/tasks/t1/k {"u":"ana","at":"now"}',
  ]);
});

it('says where somebody is once they stay there, and that they type until they pause', () => {
  fake.connected(true);
  const record = presence.open('tasks', 't1');
  fake.taken();
  record.focus('name');
  jest.advanceTimersByTime(200);
  record.focus('phone');
  jest.advanceTimersByTime(300);
  expect(fake.taken()).toEqual(['write here/tasks/t1/k {"u":"ana","at":"now","f":"phone"}']);
  for (let sign = 0; sign < 5; sign += 1) {
    record.typed();
    jest.advanceTimersByTime(1_000);
  }
  expect(fake.taken()).toContain('write here/tasks/t1/k {"u":"ana","at":"now","f":"phone","t":true}');
  record.changed(true);
  fake.taken();
  jest.advanceTimersByTime(2_000);
  expect(fake.taken()).toEqual(['write here/tasks/t1/k {"u":"ana","at":"now","f":"phone"}']);
  record.close();
  jest.advanceTimersByTime(MINUTE);
  expect(fake.taken()).toEqual([
    'write online/ana/k {"s":"active","at":"now"}',
    'remove editing/tasks/t1/k',
    'keep editing/tasks/t1/k',
    'remove here/tasks/t1/k',
    'keep here/tasks/t1/k',
  ]);
});

it('says at once where somebody is who types there', () => {
  fake.connected(true);
  const record = presence.open('tasks', 't1');
  record.focus('name');
  record.typed();
  jest.advanceTimersByTime(300);
  expect(fake.taken().at(-1)).toBe('write here/tasks/t1/k {"u":"ana","at":"now","f":"name","t":true}');
});

it('marks a record once, however often it is said', () => {
  fake.connected(true);
  const record = presence.open('tasks', 't1');
  for (let sign = 0; sign < 5; sign += 1) record.changed(true);
  expect(fake.taken().filter((one) => one.startsWith('write editing'))).toHaveLength(1);
});

it('listens to a list once for all who look at it', () => {
  const stops = [1, 2, 3].map(() => presence.watchEdited('tasks', () => undefined));
  expect(fake.watches).toEqual(['editing/tasks']);
  for (const stop of stops) stop();
  expect(fake.watches).toEqual([]);
});

it('takes everything away at its end, and says when that was', async () => {
  fake.connected(true);
  presence.open('tasks', 't1');
  fake.taken();
  await presence.stop();
  expect(fake.taken()).toEqual([
    'unsubscribed',
    'remove online/ana/k',
    'remove here/tasks/t1/k',
    'write seen/ana "now"',
  ]);
});

describe('rows', () => {
  const now = 100 * MINUTE;
  it('of one person are one, said by the newest with a field, and old ones are nobody', () => {
    const rows = {
      a: { u: 'ben', at: now - 2, f: 'phone', t: true },
      b: { u: 'ben', at: now - 1 },
      c: { u: 'ana', at: now },
      d: { u: 'cem', at: now - 16 * MINUTE },
      e: { u: 5, at: now },
      f: 'nonsense',
    };
    expect(presentIn(rows, 'ana', now)).toEqual([{ uid: 'ben', field: 'phone', isTyping: true }]);
    expect(presentIn(null, 'ana', now)).toEqual([]);
  });

  it('of people are idle when all are, and marks leave out oneself', () => {
    const at = now - 1;
    const rows = {
      ben: { a: { s: 'idle', at }, b: { s: 'active', at } },
      cem: { a: { s: 'idle', at, o: 'task/t/1' }, b: { s: 'idle', at, o: 'nonsense' } },
      dan: { a: { s: 'active', at: 0 } },
    };
    expect(peopleIn(rows, { cem: at, dan: at, eva: 'never' }, now)).toEqual([
      { uid: 'cem', state: 'idle', seenAt: at, open: [{ type: 'task', id: 't/1' }] },
      { uid: 'dan', state: 'away', seenAt: at, open: [] },
      { uid: 'ben', state: 'active', open: [] },
    ]);
    expect([...editedIn({ t1: { a: 'ana' }, t2: { a: 'ben', b: 'ben' } }, 'ana')]).toEqual([['t2', ['ben']]]);
  });
});
