import type { Identity } from '@fm/firebase/auth';
import { type Session, Store, whenSettled } from '@fm/platform';
import type { SessionParts } from './session-parts';
import type { SessionState, SignInResult, UserNews, UserRecord } from './session-state';
import { signInFailure } from './sign-in-failure';

/** Who is signed in on this page, from the first answer of the identity service on. */
export class SessionStore extends Store<SessionState> {
  readonly #parts: SessionParts;
  /** Whose session this page shows or waits for. */
  #identity: Identity | undefined;
  #unfollow: (() => void) | undefined;
  #lostWhileSigningIn = false;

  constructor(parts: SessionParts) {
    super({ phase: 'starting' });
    this.#parts = parts;
  }

  /** Begins to listen to the identity service; returns a function that ends it. */
  start(): () => void {
    const end = this.#parts.identity.onIdentity((identity) => this.#onIdentity(identity));
    return () => {
      end();
      this.#stopFollowing();
    };
  }

  /**
   * Signs in; `address` is the page that opens then. Never rejects: what went wrong is in the result. While one sign-in is
   * under way, and while somebody is signed in, it sends nothing and gives undefined.
   */
  async signIn(typedEmail: string, password: string, address?: string): Promise<SignInResult | undefined> {
    if (this.getSnapshot().phase !== 'signedOut') return undefined;
    this.set({ phase: 'signingIn' });
    const result = await this.#attempt(typedEmail.trim().toLowerCase(), password, address);
    if (!result.ok) this.set({ phase: 'signedOut', ended: false });
    return result;
  }

  /** Ends the session here and in every other tab. When the identity service refuses, it goes on and that is logged. */
  async logOut(): Promise<void> {
    const uid = this.#identity?.uid;
    // While the server still takes it from this person.
    await this.#parts.leave();
    if (!(await this.#endIdentity())) return;
    this.#leave({ phase: 'signedOut', ended: true });
    if (uid !== undefined) void this.#parts.forgetDrafts(uid);
  }

  async #attempt(email: string, password: string, address?: string): Promise<SignInResult> {
    this.#lostWhileSigningIn = false;
    let identity: Identity | undefined;
    try {
      identity = await this.#parts.identity.signIn(email, password);
      const record = await this.#parts.users.byEmail(email);
      if (record && !record.disabled) {
        this.#identity = identity;
        await this.#parts.ahead(sessionOf(identity.uid, record), address);
        if (!this.#lostWhileSigningIn) {
          this.#enter(record);
          this.#followLater(identity.uid, record.sessionsEndedAt);
          return { ok: true };
        }
        this.#forget();
      }
      // An identity left behind would enter with the next reload, with an empty role and the full menu.
      await this.#endIdentity();
      return { ok: false, failure: record ? 'unavailable' : 'noUserRecord' };
    } catch (error) {
      if (identity) await this.#endIdentity();
      const failure = signInFailure(error);
      if (failure === 'unavailable') console.error('Sign-in failed.', error);
      return { ok: false, failure };
    }
  }

  #onIdentity(identity: Identity | undefined): void {
    // The own sign-in reports here too, before the user record is found: only `#attempt` may let it in.
    if (this.getSnapshot().phase === 'signingIn') {
      if (!identity) this.#lostWhileSigningIn = true;
    } else if (!identity) {
      this.#leave({ phase: 'signedOut', ended: this.getSnapshot().phase !== 'starting' });
    } else if (identity.uid !== this.#identity?.uid) {
      this.#resume(identity);
    }
  }

  /** An identity this page did not sign in itself: restored at start, or signed in by another tab. */
  #resume(identity: Identity): void {
    const stored = this.#parts.stored.read();
    if (this.#identity) this.#forget();
    this.#identity = identity;
    if (stored && stored.email === identity.email.toLowerCase()) {
      void this.#enterRemembered(identity, { uid: identity.uid, ...stored, isRemembered: true });
    } else {
      this.set({ phase: 'checking', unreachable: false, first: this.getSnapshot().phase === 'starting' });
    }
    this.#follow(identity.uid);
  }

  /** Enters with what this browser knows of the person, unless something else came in between. */
  async #enterRemembered(identity: Identity, session: Session): Promise<void> {
    const before = this.getSnapshot();
    await this.#parts.ahead(session);
    if (this.#identity === identity && this.getSnapshot() === before)
      this.set({ phase: 'signedIn', session });
  }

  #follow(uid: string, endedBefore?: number): void {
    this.#stopFollowing();
    this.#unfollow = this.#parts.users.follow(uid, (news) => this.#onNews(news), endedBefore);
  }

  /** The record was just read: to ask for it again would keep the first list waiting for its turn. */
  #followLater(uid: string, endedBefore: number): void {
    this.#unfollow = whenSettled(() => this.#follow(uid, endedBefore));
  }

  #onNews(news: UserNews): void {
    if (news.kind === 'gone') this.#revoke(news.notice);
    else if (news.kind === 'record') this.#enter(news.record);
    else this.#waitLonger();
  }

  /** The record does not come. Who is inside already stays: writes and lists say for themselves what fails. */
  #waitLonger(): void {
    const state = this.getSnapshot();
    if (state.phase === 'checking') this.set({ ...state, unreachable: true });
  }

  #enter(record: UserRecord): void {
    if (!this.#identity) return;
    const { email, name, role, theme } = record;
    this.#parts.stored.write({ email, name, role });
    const session = sessionOf(this.#identity.uid, record);
    const state = { phase: 'signedIn', session, ...(theme !== undefined && { theme }) } as const;
    // The record comes again with each reconnect: as a new state it would draw the whole page anew.
    if (JSON.stringify(state) !== JSON.stringify(this.getSnapshot())) this.set(state);
  }

  #revoke(notice: string): void {
    this.#leave({ phase: 'signedOut', ended: true, notice });
    void this.#parts.leave();
    void this.#endIdentity();
  }

  async #endIdentity(): Promise<boolean> {
    try {
      await this.#parts.identity.signOut();
      return true;
    } catch (error) {
      console.error('Logout failed.', error);
      return false;
    }
  }

  #leave(state: SessionState & { phase: 'signedOut' }): void {
    if (this.getSnapshot().phase === 'signedOut') return;
    this.set(state);
    this.#forget();
  }

  #forget(): void {
    const hadSession = this.#identity !== undefined;
    this.#stopFollowing();
    this.#identity = undefined;
    this.#parts.stored.clear();
    if (hadSession) void this.#parts.forgetCaches();
  }

  #stopFollowing(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }
}

const sessionOf = (uid: string, { email, name, role, employeeId }: UserRecord): Session => ({
  ...{ uid, email, name, role },
  ...(employeeId !== undefined && { employeeId }),
});
