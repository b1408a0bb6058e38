import { browserDrafts } from './draft-store';

type Listener = (uid: string) => void;

const listeners = new Set<Listener>();
/** Written for a moment at Logout: the browser tells every other window. */
const SIGNAL = 'fm.loggedOut';

/** Where the drafts of a person are. */
export const draftsOf = (uid: string): string => `${uid} `;

/** Among them, where files are that are on their way. */
export const filesOf = (uid: string): string => `${draftsOf(uid)}attachments `;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNAL && newValue) void forgetHere(newValue);
  });
}

/** Calls `listener` when somebody logged out in any window. Returns a function that ends it. */
export function onLogout(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes what a person typed and did not save: at Logout, in every window. */
export async function forgetDrafts(uid: string): Promise<void> {
  localStorage.setItem(SIGNAL, uid);
  localStorage.removeItem(SIGNAL);
  await forgetHere(uid);
}

// A window whose form was closed by the Logout itself may just have kept it: each one removes for itself.
async function forgetHere(uid: string): Promise<void> {
  for (const listener of [...listeners]) listener(uid);
  await browserDrafts.remove(draftsOf(uid));
}
