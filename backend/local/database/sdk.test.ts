import { signOut } from 'firebase/auth';
import {
  child,
  endAt,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  off,
  onChildAdded,
  onChildChanged,
  onChildMoved,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import { eventually } from '../testing/eventually';
import { openSdkStage, type SdkClient, type SdkStage, watch } from './testing/sdk-clients';

const RULES = {
  open: { '.read': true, '.write': true, list: { '.indexOn': ['n'] } },
  mine: { $uid: { '.read': 'auth.uid === $uid', '.write': 'auth.uid === $uid' } },
  timed: {
    '.read': true,
    $id: { '.write': 'auth != null', '.validate': 'newData.child("at").val() === now' },
  },
  counted: {
    '.read': 'auth != null',
    '.write': 'auth != null',
    '.validate': 'newData.val() > (data.exists() ? data.val() : 0)',
  },
  gate: { '.read': true, '.write': true },
  behind: { '.read': "root.child('gate').val() === true", '.write': true },
};

let stage: SdkStage;
let ana: SdkClient;
let ben: SdkClient;

// Refusals are expected here, and checked.
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue());
beforeEach(async () => {
  stage = await openSdkStage(RULES);
  [ana, ben] = await Promise.all([stage.client(), stage.client('ben@nordhaus.example')]);
});
afterEach(() => stage.close());

const refusalOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'accepted',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const readAt = async ({ database }: SdkClient, path: string): Promise<unknown> =>
  (await get(ref(database, path))).val();
const equals = (wanted: unknown) => (value: unknown) => JSON.stringify(value) === JSON.stringify(wanted);

describe('the SDK writes', () => {
  it('and another client sees it: set, update, paths in an update, push, remove', async () => {
    const seen = watch(ben, 'open/a');
    await seen.until(equals(null));
    await set(ref(ana.database, 'open/a'), { x: 1, y: { z: 'ü😀' } });
    await seen.until(equals({ x: 1, y: { z: 'ü😀' } }));
    await update(ref(ana.database, 'open/a'), { x: 2, 'y/z': null, 'y/w': true });
    await seen.until(equals({ x: 2, y: { w: true } }));
    const { key } = await push(ref(ana.database, 'open/a/list'), 'first');
    await seen.until(equals({ list: { [key ?? '']: 'first' }, x: 2, y: { w: true } }));
    await remove(ref(ana.database, 'open/a'));
    await seen.until(equals(null));
  });

  it('an update of many places as one event', async () => {
    const seen = watch(ben, 'open');
    await seen.until(equals(null));
    await update(ref(ana.database), { 'open/a': 1, 'open/b/c': 2, 'open/d': 3 });
    await seen.until(equals({ a: 1, b: { c: 2 }, d: 3 }));
    expect(seen.seen).toEqual([null, { a: 1, b: { c: 2 }, d: 3 }]);
  });

  it('and sees no state of its own in between', async () => {
    const seen = watch(ana, 'open/n');
    await seen.until(equals(null));
    await set(ref(ana.database, 'open/n'), 1);
    await set(ref(ana.database, 'open/n'), 2);
    expect(seen.seen).toEqual([null, 1, 2]);
  });

  it('long texts in pieces, and lists', async () => {
    const long = 'lorem '.repeat(20_000);
    await set(ref(ana.database, 'open/long'), long);
    expect(await readAt(ben, 'open/long')).toBe(long);
    await set(ref(ana.database, 'open/list'), ['a', 'b', { c: [1, 2] }]);
    expect(await readAt(ben, 'open/list')).toEqual(['a', 'b', { c: [1, 2] }]);
  });

  it('times and sums that the server makes', async () => {
    const before = Date.now();
    await set(ref(ana.database, 'open/t'), { at: serverTimestamp(), n: increment(2) });
    await update(ref(ana.database, 'open/t'), { n: increment(40) });
    const value = (await readAt(ben, 'open/t')) as { at: number; n: number };
    expect(value.n).toBe(42);
    expect(value.at).toBeGreaterThanOrEqual(before);
    expect(value.at).toBeLessThanOrEqual(Date.now());
  });

  it('a time that rules compare with now', async () => {
    expect(await refusalOf(set(ref(ana.database, 'timed/a'), { at: serverTimestamp() }))).toBe('accepted');
    expect(await refusalOf(set(ref(ana.database, 'timed/b'), { at: Date.now() - 10_000 }))).toBe(
      'PERMISSION_DENIED',
    );
  });

  it('every one of concurrent transactions, also where rules refuse what was made for old data', async () => {
    const once = ({ database }: SdkClient) =>
      runTransaction(ref(database, 'counted'), (count: number | null) => (count ?? 0) + 1);
    await Promise.all(Array.from({ length: 10 }, () => [once(ana), once(ben)]).flat());
    expect(await readAt(ben, 'counted')).toBe(20);
  });

  it('transactions over data with priorities, numbers and texts', async () => {
    await setWithPriority(ref(ana.database, 'open/p'), { a: 1.5, b: 'ü', c: false, d: { e: -0.25 } }, 3);
    await setPriority(ref(ana.database, 'open/p/a'), 'first');
    const { committed, snapshot } = await runTransaction(
      ref(ben.database, 'open/p'),
      (now) => now && { ...now, f: 1 },
    );
    expect([committed, snapshot.val()]).toEqual([true, { a: 1.5, b: 'ü', c: false, d: { e: -0.25 }, f: 1 }]);
  });
});

describe('the SDK listens', () => {
  it('to children that come, change, move and go', async () => {
    const events: string[] = [];
    const list = query(ref(ben.database, 'open/list'), orderByPriority());
    onChildAdded(list, ({ key }, before) => events.push(`+${key} after ${before}`));
    onChildChanged(list, ({ key }) => events.push(`~${key}`));
    onChildMoved(list, ({ key }, before) => events.push(`>${key} after ${before}`));
    onChildRemoved(list, ({ key }) => events.push(`-${key}`));
    const at = (key: string) => ref(ana.database, `open/list/${key}`);
    await setWithPriority(at('a'), 1, 1);
    await setWithPriority(at('b'), 1, 2);
    await set(at('b/c'), 2);
    await setPriority(at('a'), 3);
    await remove(at('b'));
    await eventually(() => events.includes('-b'));
    expect(events).toEqual(['+a after null', '+b after a', '~b', '>a after b', '~a', '-b']);
  });

  it.each([
    ['the first by a child', () => [orderByChild('n'), limitToFirst(2)], ['d', 'c']],
    ['the last by a child', () => [orderByChild('n'), limitToLast(2)], ['b', 'a']],
    ['from a value on', () => [orderByChild('n'), startAt(2)], ['b', 'a']],
    ['behind a value', () => [orderByChild('n'), startAfter(2)], ['a']],
    ['up to a value', () => [orderByChild('n'), endAt(2)], ['d', 'c', 'b']],
    ['equal to a value', () => [orderByChild('n'), equalTo(2)], ['b']],
    ['a stretch of keys', () => [orderByKey(), startAt('b'), endAt('c')], ['b', 'c']],
    ['the last keys', () => [orderByKey(), limitToLast(1)], ['d']],
    ['by value', () => [orderByValue(), limitToFirst(3)], ['a', 'b', 'c']],
  ])('to a window: %s', async (_, constraints, wanted) => {
    await set(ref(ana.database, 'open/list'), { a: { n: 3 }, b: { n: 2 }, c: { n: 1 }, d: { m: 1 } });
    const found: (string | null)[] = [];
    const window = await get(query(ref(ben.database, 'open/list'), ...constraints()));
    window.forEach((one) => void found.push(one.key));
    expect(found).toEqual(wanted);
  });

  it('to a window that is one event for each change', async () => {
    await set(ref(ana.database, 'open/list'), { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const seen: unknown[] = [];
    onValue(query(ref(ben.database, 'open/list'), orderByChild('n'), limitToFirst(2)), (all) =>
      seen.push(all.val()),
    );
    await eventually(() => seen.length === 1);
    await remove(ref(ana.database, 'open/list/a'));
    await eventually(() => seen.length > 1);
    await set(ref(ana.database, 'open/list/d'), { n: 2.5 });
    await eventually(() => seen.length > 2);
    await set(ref(ana.database, 'open/list/z'), { n: 9 });
    expect(seen).toEqual([
      { a: { n: 1 }, b: { n: 2 } },
      { b: { n: 2 }, c: { n: 3 } },
      { b: { n: 2 }, d: { n: 2.5 } },
    ]);
  });

  it('no more once it stopped', async () => {
    const place = ref(ben.database, 'open/a');
    const seen = watch(ben, 'open/a');
    await seen.until(equals(null));
    off(place);
    await set(ref(ana.database, 'open/a'), 1);
    await readAt(ben, 'open/b');
    expect(seen.seen).toEqual([null]);
  });
});

describe('rules', () => {
  it('decide who reads and writes, and give a refused write back', async () => {
    expect(await refusalOf(set(ref(ana.database, `mine/${ana.uid}`), 1))).toBe('accepted');
    const seen = watch(ben, `mine/${ben.uid}`);
    await seen.until(equals(null));
    expect(await refusalOf(set(ref(ben.database, `mine/${ana.uid}`), 2))).toBe('PERMISSION_DENIED');
    expect(await refusalOf(update(ref(ben.database, 'mine'), { [ben.uid]: 1, [ana.uid]: 2 }))).toBe(
      'PERMISSION_DENIED',
    );
    expect(await refusalOf(get(ref(ben.database, `mine/${ana.uid}`)))).toMatch(/[Pp]ermission denied/);
    expect(await refusalOf(get(ref(ben.database, 'mine')))).toMatch(/[Pp]ermission denied/);
    await seen.until(equals(null));
    expect(await readAt(ana, `mine/${ana.uid}`)).toBe(1);
  });

  it('end listening when somebody signs out', async () => {
    const seen = watch(ana, `mine/${ana.uid}`);
    await seen.until(equals(null));
    await signOut(ana.auth);
    expect(await seen.refused()).toMatch('permission_denied');
  });

  it('end listening when what they look at changes', async () => {
    await set(ref(ana.database, 'gate'), true);
    const seen = watch(ben, 'behind');
    await seen.until(equals(null));
    await set(ref(ana.database, 'gate'), false);
    expect(await seen.refused()).toMatch('permission_denied');
  });

  it('take effect when their file changes', async () => {
    const seen = watch(ben, 'open');
    await seen.until(equals(null));
    stage.writeRules({ ...RULES, open: { '.read': 'auth == null' } });
    expect(await seen.refused()).toMatch('permission_denied');
  });
});

describe('when a connection ends', () => {
  it('writes what was left for it, in its order, and not what was cancelled', async () => {
    const at = (path: string) => ref(ana.database, path);
    const seen = watch(ben, 'open');
    await set(at('open'), { here: true, kept: true, n: 1 });
    await onDisconnect(at('open/here')).remove();
    await onDisconnect(at('open/last')).set(serverTimestamp());
    await onDisconnect(at('open')).update({ n: 2, 'deep/er': 3 });
    await onDisconnect(at('open/kept')).remove();
    await onDisconnect(at('open/kept')).cancel();
    goOffline(ana.database);
    await seen.until(
      (value) => value !== null && !('here' in (value as object)) && 'deep' in (value as object),
    );
    expect(seen.seen.at(-1)).toEqual({ kept: true, last: expect.any(Number), n: 2, deep: { er: 3 } });
  });

  it('refuses to leave what is not allowed', async () => {
    expect(await refusalOf(onDisconnect(ref(ana.database, `mine/${ben.uid}`)).remove())).toBe(
      'PERMISSION_DENIED',
    );
  });

  it('says whether it is there, and what was written meanwhile comes after', async () => {
    const connected = watch(ana, '.info/connected');
    await connected.until(equals(true));
    goOffline(ana.database);
    await connected.until(equals(false));
    const written = set(ref(ana.database, 'open/late'), 1);
    expect(await readAt(ben, 'open/late')).toBeNull();
    goOnline(ana.database);
    await written;
    expect(await readAt(ben, 'open/late')).toBe(1);
    await connected.until(equals(true));
  });

  it('knows the difference of the clocks', async () => {
    const offset = watch(ana, '.info/serverTimeOffset');
    await watch(ana, '.info/connected').until(equals(true));
    await offset.until((value) => typeof value === 'number' && Math.abs(value) < 5_000);
    expect(child(ref(ana.database), 'open').key).toBe('open');
  });
});
