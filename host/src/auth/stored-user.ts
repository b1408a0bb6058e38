/** The three values of the last signed-in user that let the shell show before the backend answers. */
export interface StoredUser {
  readonly email: string;
  readonly role: string;
  readonly name: string;
}

const EMAIL = 'fm.email';
const ROLE = 'fm.role';
const NAME = 'fm.name';

/** The stored values; undefined unless all three are there. */
export function readStoredUser(storage: Storage = localStorage): StoredUser | undefined {
  const [email, role, name] = [EMAIL, ROLE, NAME].map((key) => storage.getItem(key));
  // An empty role is a role, so only a missing value counts as missing.
  if (email == null || role == null || name == null) return undefined;
  return { email, role, name };
}

export function writeStoredUser({ email, role, name }: StoredUser, storage: Storage = localStorage): void {
  storage.setItem(EMAIL, email);
  storage.setItem(ROLE, role);
  storage.setItem(NAME, name);
}

export function clearStoredUser(storage: Storage = localStorage): void {
  for (const key of [EMAIL, ROLE, NAME]) storage.removeItem(key);
}
