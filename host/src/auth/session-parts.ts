import type { Identity } from '@fm/firebase/auth';
import type { Session } from '@fm/platform';
import type { UserNews, UserRecord } from './session-state';
import type { StoredUser } from './stored-user';

/** What the session needs of the identity service; `@fm/firebase/auth` has it. */
export interface IdentityService {
  signIn(email: string, password: string): Promise<Identity>;
  signOut(): Promise<void>;
  onIdentity(listener: (identity: Identity | undefined) => void): () => void;
}

/** What the session needs of the `users` collection. */
export interface UserRecords {
  /** The first record with this e-mail. Rejects when the database does not answer. */
  byEmail(email: string): Promise<UserRecord | undefined>;
  /**
   * Tells of the record of `uid` now and at every change, until the returned function is called. `endedBefore` is when
   * all sessions were ended before this one began, in milliseconds; left out where it begins with the first answer.
   */
  follow(uid: string, listener: (news: UserNews) => void, endedBefore?: number): () => void;
}

export interface StoredUserStorage {
  read(): StoredUser | undefined;
  write(user: StoredUser): void;
  clear(): void;
}

export interface SessionParts {
  readonly identity: IdentityService;
  readonly users: UserRecords;
  readonly stored: StoredUserStorage;
  /**
   * Asks for what the page at `address`, or else at the present one, shows first, and resolves once that had time to
   * leave: the page is drawn afterwards. Never rejects.
   */
  ahead(session: Session, address?: string): Promise<void>;
  /** Empties what this page keeps in memory of the person who leaves. Never rejects. */
  forgetCaches(): Promise<void>;
  /** Removes what `uid` typed and did not save from this browser, in every tab. Never rejects. */
  forgetDrafts(uid: string): Promise<void>;
  /** Takes back what says that the person is here, and has nothing pushed to this browser any more: 2 seconds at most. Never rejects. */
  leave(): Promise<void>;
}
