import { hasUnsavedText, type Session } from '@fm/platform';
import { ConfirmDialog } from '@fm/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { waitAtMost } from '../app/wait-at-most';
import { useSessionStore } from '../auth/session-context';

/** How long Logout waits to learn whether this browser keeps text of the person before it asks, in milliseconds. */
const LOOK_MS = 1_000;
/** How long it waits for the answers to changes that are on their way, in milliseconds. */
const ANSWER_MS = 2_000;

const LogoutContext = createContext<(() => void) | undefined>(undefined);

/** What the Logout buttons do: at once, or after a question when text would be lost. */
export function useLogout(): () => void {
  const logOut = useContext(LogoutContext);
  if (!logOut) throw new Error('useLogout needs a LogoutProvider above it.');
  return logOut;
}

/** Why Logout asks first: something is not saved, or nobody can tell. */
const REASONS = {
  text: 'You typed something that is not saved. Logging out removes it from this browser for good.',
  files: 'Photos or files of yours are not stored yet. Logging out removes them from this browser for good.',
  unanswered: 'The server has not confirmed a change of yours. Logging out now may take it away for good.',
  unknown:
    'This browser may keep something you typed and did not save. Logging out removes it from this browser for good.',
};

/**
 * Asks before Logout takes something with it that is not saved: text on this page or kept from forms left earlier,
 * files on their way, or changes without an answer. Asks too where that cannot be learnt, because what is removed does
 * not come back.
 */
export function LogoutProvider({ session: { uid }, children }: { session: Session; children: ReactNode }) {
  const store = useSessionStore();
  const [asking, setAsking] = useState<keyof typeof REASONS>();
  const logOut = async () => {
    const reason = hasUnsavedText() ? 'text' : await reasonOfKept(uid);
    setAsking(reason);
    if (!reason) await store.logOut();
  };

  return (
    <LogoutContext value={() => void logOut()}>
      {children}
      <ConfirmDialog
        open={asking !== undefined}
        title="Log out without saving?"
        confirmLabel="Log out without saving"
        cancelLabel="Stay here"
        danger
        onConfirm={() => {
          setAsking(undefined);
          void store.logOut();
        }}
        onCancel={() => setAsking(undefined)}
      >
        {asking && REASONS[asking]}
      </ConfirmDialog>
    </LogoutContext>
  );
}

const data = () => import(/* webpackChunkName: "data" */ '@fm/data');

async function reasonOfKept(uid: string): Promise<keyof typeof REASONS | undefined> {
  const look = async () => (await data()).unsavedOf(uid);
  const kept = await waitAtMost(
    LOOK_MS,
    look().catch(() => 'unknown' as const),
    () => 'unknown' as const,
  );
  if (kept) return kept;
  const { areChangesAnswered } = await data();
  return (await areChangesAnswered(uid, ANSWER_MS)) ? undefined : 'unanswered';
}
