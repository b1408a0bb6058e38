import { ACCOUNT_DISABLED, ACCOUNT_REMOVED, SESSION_ENDED } from './messages';
import { ana, startedSession, World } from './session-fixture';
import { SessionStore } from './session-store';

const anaSession = { uid: 'ana', email: ana.email, name: ana.name, role: ana.role };
const anaIdentity = { uid: 'ana', email: ana.email };
const anaStored = { email: ana.email, role: ana.role, name: ana.name };

async function restored(world = new World()) {
  world.identity = anaIdentity;
  world.stored = anaStored;
  return startedSession(world);
}

/** Holds back what is asked ahead until the returned function is called and a turn has passed. */
function holdBack(world: World): () => Promise<void> {
  let leave = () => {};
  world.leaving = new Promise((resolve) => {
    leave = resolve;
  });
  return async () => {
    await leave();
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('at start', () => {
  it('knows nothing until the identity service has answered', () => {
    const session = new SessionStore(new World().parts);
    session.start();
    expect(session.getSnapshot()).toEqual({ phase: 'starting' });
  });

  it('is signed out when nobody was signed in, and drops stale stored values', async () => {
    const world = new World();
    world.stored = anaStored;
    const { session } = await startedSession(world);
    expect(session.getSnapshot()).toEqual({ phase: 'signedOut', ended: false });
    expect(world.stored).toBeUndefined();
  });

  it('enters at once with the stored values of a restored session', async () => {
    const { session, world } = await restored();
    expect(session.getSnapshot()).toEqual({
      phase: 'signedIn',
      session: { ...anaSession, isRemembered: true },
    });
    expect(world.followed).toEqual(['ana']);
  });

  it('asks for what the page shows before it is drawn', async () => {
    const world = new World();
    const leave = holdBack(world);
    const { session } = await restored(world);
    expect(world.askedAhead).toEqual([{ ...anaSession, isRemembered: true }]);
    expect(world.followed).toEqual(['ana']);
    expect(session.getSnapshot()).toEqual({ phase: 'starting' });
    await leave();
    expect(session.getSnapshot()).toMatchObject({ phase: 'signedIn' });
  });

  it('does not let in who was refused while that was asked', async () => {
    const world = new World();
    const leave = holdBack(world);
    const { session } = await restored(world);
    world.tell('ana', { kind: 'gone', notice: ACCOUNT_REMOVED });
    await leave();
    expect(session.getSnapshot()).toMatchObject({ phase: 'signedOut', notice: ACCOUNT_REMOVED });
  });

  it('waits for the record when there are no stored values', async () => {
    const world = new World();
    world.identity = anaIdentity;
    const { session } = await startedSession(world);
    expect(session.getSnapshot()).toEqual({ phase: 'checking', unreachable: false, first: true });
    world.tell('ana', { kind: 'record', record: ana });
    expect(session.getSnapshot()).toEqual({ phase: 'signedIn', session: anaSession });
  });

  it('does not lend a restored session the stored values of somebody else', async () => {
    const world = new World();
    world.identity = { uid: 'olga', email: 'olga@nordhaus.example' };
    world.stored = anaStored;
    const { session } = await startedSession(world);
    expect(session.getSnapshot().phase).toBe('checking');
  });

  it('says so when the record cannot be asked for', async () => {
    const world = new World();
    world.identity = anaIdentity;
    const { session } = await startedSession(world);
    world.tell('ana', { kind: 'unreachable' });
    expect(session.getSnapshot()).toEqual({ phase: 'checking', unreachable: true, first: true });
  });
});

describe('sign-in', () => {
  it('enters with the record and keeps the three values', async () => {
    const { session, world } = await startedSession();
    expect(await session.signIn(ana.email, 'right')).toEqual({ ok: true });
    expect(session.getSnapshot()).toEqual({ phase: 'signedIn', session: anaSession });
    expect(world.stored).toEqual(anaStored);
  });

  it('forgets what was asked ahead where the identity is lost meanwhile', async () => {
    const { session, world } = await startedSession();
    const leave = holdBack(world);
    const signing = session.signIn(ana.email, 'right');
    await new Promise(setImmediate);
    expect(world.askedAhead).toEqual([anaSession]);
    world.become(undefined);
    await leave();
    expect(await signing).toEqual({ ok: false, failure: 'unavailable' });
    expect(world).toMatchObject({ forgotten: 1, stored: undefined });
    expect(session.getSnapshot()).toMatchObject({ phase: 'signedOut' });
  });

  describe('once it is done', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    it('follows the record when the first page has asked for what it shows', async () => {
      const { session, world } = await startedSession();
      await session.signIn(ana.email, 'right');
      expect(world.followed).toEqual([]);
      jest.advanceTimersByTime(2_000);
      expect(world.followed).toEqual(['ana']);
    });

    it('follows nobody who has left by then', async () => {
      const { session, world } = await startedSession();
      await session.signIn(ana.email, 'right');
      await session.logOut();
      jest.advanceTimersByTime(2_000);
      expect(world.followed).toEqual([]);
    });
  });

  it('trims and lower-cases the e-mail', async () => {
    const { session, world } = await startedSession();
    await session.signIn('  Ana@Nordhaus.Example ', 'right');
    expect(world.signInCalls).toEqual([ana.email]);
  });

  it('sends one request however often it is asked', async () => {
    const { session, world } = await startedSession();
    const first = session.signIn(ana.email, 'right');
    expect(await session.signIn(ana.email, 'right')).toBeUndefined();
    await first;
    expect(await session.signIn(ana.email, 'right')).toBeUndefined();
    expect(world.signInCalls).toHaveLength(1);
  });

  it('does not enter before the record is found, though the identity service reports the new identity', async () => {
    const { session, world } = await startedSession();
    let release = () => {};
    world.lookup = new Promise((resolve) => {
      release = resolve;
    });
    const done = session.signIn(ana.email, 'right');
    await Promise.resolve();
    expect(world.identity).toEqual(anaIdentity);
    expect(session.getSnapshot()).toEqual({ phase: 'signingIn' });
    release();
    await done;
    expect(session.getSnapshot().phase).toBe('signedIn');
  });

  it('signs the identity session out when no user record matches', async () => {
    const { session, world } = await startedSession();
    expect(await session.signIn('nodata@nordhaus.example', 'right')).toEqual({
      ok: false,
      failure: 'noUserRecord',
    });
    expect(world.identity).toBeUndefined();
    expect(world.stored).toBeUndefined();
    expect(session.getSnapshot()).toEqual({ phase: 'signedOut', ended: false });
  });

  it('does not let a disabled record in', async () => {
    const { session, world } = await startedSession();
    world.records.set(ana.email, { ...ana, disabled: true });
    expect(await session.signIn(ana.email, 'right')).toEqual({ ok: false, failure: 'unavailable' });
    expect(world.identity).toBeUndefined();
  });

  it('calls the credentials invalid for auth/invalid-credential', async () => {
    const { session, world } = await startedSession();
    world.failing.signIn = { code: 'auth/invalid-credential' };
    expect(await session.signIn(ana.email, 'right')).toEqual({ ok: false, failure: 'invalidCredentials' });
  });

  it.each([
    { code: 'auth/wrong-password' },
    { code: 'auth/user-not-found' },
    { code: 'auth/network-request-failed' },
    { code: 'auth/too-many-requests' },
    new Error('anything'),
  ])('says of every other error that the login failed (%o)', async (error) => {
    const { session, world } = await startedSession();
    world.failing.signIn = error;
    expect(await session.signIn(ana.email, 'right')).toEqual({ ok: false, failure: 'unavailable' });
  });

  it('leaves no identity behind when the look-up of the record fails', async () => {
    const { session, world } = await startedSession();
    world.failing.byEmail = new Error('unavailable');
    expect(await session.signIn(ana.email, 'right')).toEqual({ ok: false, failure: 'unavailable' });
    expect(world.identity).toBeUndefined();
  });

  it('does not enter when another tab logged out meanwhile', async () => {
    const { session, world } = await startedSession();
    let release = () => {};
    world.lookup = new Promise((resolve) => {
      release = resolve;
    });
    const done = session.signIn(ana.email, 'right');
    await Promise.resolve();
    world.become(undefined);
    release();
    expect(await done).toEqual({ ok: false, failure: 'unavailable' });
    expect(session.getSnapshot().phase).toBe('signedOut');
  });
});

describe('while signed in', () => {
  it('takes a changed role and name on at once', async () => {
    const { session, world } = await restored();
    world.tell('ana', {
      kind: 'record',
      record: { ...ana, role: 'manager', name: 'Ana Berg', theme: 'dark' },
    });
    expect(session.getSnapshot()).toEqual({
      phase: 'signedIn',
      session: { ...anaSession, role: 'manager', name: 'Ana Berg' },
      theme: 'dark',
    });
    expect(world.stored).toEqual({ ...anaStored, role: 'manager', name: 'Ana Berg' });
  });

  it('tells nobody of a record that comes again as it was, with a reconnect for instance', async () => {
    const { session, world } = await restored();
    world.tell('ana', { kind: 'record', record: ana });
    const told = jest.fn();
    session.subscribe(told);
    world.tell('ana', { kind: 'record', record: ana });
    expect(told).not.toHaveBeenCalled();
    world.tell('ana', { kind: 'record', record: { ...ana, name: 'Ana Berg' } });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['disabled', { kind: 'gone', notice: ACCOUNT_DISABLED }],
    ['no longer active', { kind: 'gone', notice: ACCOUNT_REMOVED }],
    ['signed you out', { kind: 'gone', notice: SESSION_ENDED }],
  ] as const)('signs out with a message when the record says %s', async (word, news) => {
    const { session, world } = await restored();
    world.tell('ana', news);
    const state = session.getSnapshot();
    expect(state).toMatchObject({ phase: 'signedOut', notice: expect.stringContaining(word) });
    expect(world.identity).toBeUndefined();
    expect(world.stored).toBeUndefined();
    expect(world.forgotten).toBe(1);
  });

  it('stays inside while the record cannot be reached', async () => {
    const { session, world } = await restored();
    world.tell('ana', { kind: 'unreachable' });
    expect(session.getSnapshot().phase).toBe('signedIn');
  });

  it('drops everything of one person when another tab signs somebody else in', async () => {
    const { session, world } = await restored();
    world.become({ uid: 'olga', email: 'olga@nordhaus.example' });
    expect(session.getSnapshot()).toEqual({ phase: 'checking', unreachable: false, first: false });
    expect(world.forgotten).toBe(1);
    expect(world.followed).toEqual(['olga']);
  });
});

describe('Logout', () => {
  it('ends the identity session, clears the three values and every cache', async () => {
    const { session, world } = await restored();
    await session.logOut();
    expect(session.getSnapshot()).toEqual({ phase: 'signedOut', ended: true });
    expect(world).toMatchObject({ identity: undefined, stored: undefined, forgotten: 1, followed: [] });
  });

  it('takes back what the page said, while the session still holds', async () => {
    const { session, world } = await restored();
    await session.logOut();
    expect(world.left).toEqual(['ana']);
  });

  it('is followed by the other tabs', async () => {
    const { session, world } = await restored();
    const other = await startedSession(world);
    await session.logOut();
    expect(other.session.getSnapshot()).toEqual({ phase: 'signedOut', ended: true });
  });

  it('that fails is only logged', async () => {
    const { session, world } = await restored();
    world.failing.signOut = new Error('no');
    await session.logOut();
    expect(console.error).toHaveBeenCalledWith('Logout failed.', world.failing.signOut);
    expect(session.getSnapshot().phase).toBe('signedIn');
    expect(world.stored).toEqual(anaStored);
  });
});
