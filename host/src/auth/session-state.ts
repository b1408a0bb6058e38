import type { Session } from '@fm/platform';

/** What the `users` record of a person says that the session needs. */
export interface UserRecord {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** Opens nothing. */
  readonly disabled: boolean;
  /** When all sessions of this person were last ended, in milliseconds; zero where that never was. */
  readonly sessionsEndedAt: number;
  /** The person in `employees` behind the login. */
  readonly employeeId?: string;
  readonly theme?: string;
}

/** What following the own record brings. `unreachable`: nothing is known, the backend does not answer. */
export type UserNews =
  | { readonly kind: 'record'; readonly record: UserRecord }
  /** Why it is over is said to the person. */
  | { readonly kind: 'gone'; readonly notice: string }
  | { readonly kind: 'unreachable' };

export type SessionState =
  /** The identity service has not answered yet. */
  | { readonly phase: 'starting' }
  | {
      readonly phase: 'signedOut';
      /** Why the session ended, when the person did not end it. */
      readonly notice?: string;
      /** The session ended on this page: the page it was on is not what the next person asked for. */
      readonly ended: boolean;
    }
  | { readonly phase: 'signingIn' }
  /** A restored identity whose user record is waited for. `first`: nothing else was shown before. */
  | { readonly phase: 'checking'; readonly unreachable: boolean; readonly first: boolean }
  | { readonly phase: 'signedIn'; readonly session: Session; readonly theme?: string };

export type SignInFailure = 'invalidCredentials' | 'noUserRecord' | 'unavailable' | 'cancelled';

export type SignInResult = { readonly ok: true } | { readonly ok: false; readonly failure: SignInFailure };
