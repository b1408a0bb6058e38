import type { Identity } from '@fm/firebase/auth';
import type { Session } from '@fm/platform';
import type { SessionParts } from './session-parts';
import type { UserNews, UserRecord } from './session-state';
import { SessionStore } from './session-store';
import type { StoredUser } from './stored-user';

export const ana: UserRecord = {
  uid: 'ana',
  email: 'ana@nordhaus.example',
  name: 'Ana Adler',
  role: 'admin',
  disabled: false,
  sessionsEndedAt: 0,
};

type Listener = (identity: Identity | undefined) => void;

/** The outside world of a session, in memory: what a test arranges and what the session did to it. */
export class World {
  readonly records = new Map<string, UserRecord>([[ana.email, ana]]);
  readonly passwords = new Map([
    [ana.email, 'right'],
    ['nodata@nordhaus.example', 'right'],
  ]);
  stored: StoredUser | undefined;
  identity: Identity | undefined;
  signInCalls: string[] = [];
  forgotten = 0;
  /** Who was signed in each time that the page took its leave. */
  readonly left: (string | undefined)[] = [];
  /** Whose drafts were removed. */
  readonly draftsForgotten: string[] = [];
  /** Makes the next call of this kind reject. */
  failing: { signIn?: unknown; signOut?: unknown; byEmail?: unknown } = {};
  /** Holds the look-up of the user record back until it resolves. */
  lookup: Promise<void> = Promise.resolve();
  /** For whom the page asked before it was drawn. */
  readonly askedAhead: Session[] = [];
  /** Holds back what is asked ahead until it resolves. */
  leaving: Promise<void> = Promise.resolve();
  readonly #identityListeners = new Set<Listener>();
  readonly #recordListeners = new Map<(news: UserNews) => void, string>();

  readonly parts: SessionParts = {
    identity: {
      signIn: async (email, password) => {
        this.signInCalls.push(email);
        if (this.failing.signIn) throw this.failing.signIn;
        if (this.passwords.get(email) !== password) throw { code: 'auth/invalid-credential' };
        const identity = { uid: email.split('@')[0] ?? '', email };
        this.become(identity);
        return identity;
      },
      signOut: async () => {
        if (this.failing.signOut) throw this.failing.signOut;
        this.become(undefined);
      },
      onIdentity: (listener) => {
        this.#identityListeners.add(listener);
        queueMicrotask(() => listener(this.identity));
        return () => this.#identityListeners.delete(listener);
      },
    },
    users: {
      byEmail: async (email) => {
        await this.lookup;
        if (this.failing.byEmail) throw this.failing.byEmail;
        return this.records.get(email);
      },
      follow: (uid, listener) => {
        this.#recordListeners.set(listener, uid);
        return () => this.#recordListeners.delete(listener);
      },
    },
    stored: {
      read: () => this.stored,
      write: (user) => {
        this.stored = user;
      },
      clear: () => {
        this.stored = undefined;
      },
    },
    ahead: async (session) => {
      this.askedAhead.push(session);
      await this.leaving;
    },
    forgetCaches: async () => {
      this.forgotten += 1;
    },
    leave: async () => {
      this.left.push(this.identity?.uid);
    },
    forgetDrafts: async (uid) => {
      this.draftsForgotten.push(uid);
    },
  };

  /** What the identity service reports, to every tab. */
  become(identity: Identity | undefined) {
    this.identity = identity;
    for (const listener of this.#identityListeners) listener(identity);
  }

  /** Tells everybody who follows this user's record. */
  tell(uid: string, news: UserNews) {
    for (const [listener, followed] of this.#recordListeners) if (followed === uid) listener(news);
  }

  get followed(): readonly string[] {
    return [...this.#recordListeners.values()];
  }
}

/** A session in this world that has heard from the identity service. */
export async function startedSession(world = new World()) {
  const session = new SessionStore(world.parts);
  session.start();
  // Promises alone: some tests have the timers in hand.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return { world, session };
}
