import { hasUnsavedText, type Session } from '@fm/platform';
import { ConfirmDialog } from '@fm/ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { waitAtMost } from '../app/wait-at-most';
import { useSessionStore } from '../auth/session-context';

/** How long Logout waits to learn whether this browser keeps text of the person, in milliseconds. */
const LOOK_MS = 1_000;

const LogoutContext = createContext<(() => void) | undefined>(undefined);

/** What the Logout buttons do: at once, or after a question when text would be lost. */
export function useLogout(): () => void {
  const logOut = useContext(LogoutContext);
  if (!logOut) throw new Error('useLogout needs a LogoutProvider above it.');
  return logOut;
}

/** Asks before Logout takes text with it that is not saved: on this page, or kept from forms left earlier. */
export function LogoutProvider({ session: { uid }, children }: { session: Session; children: ReactNode }) {
  const store = useSessionStore();
  const [asking, setAsking] = useState(false);
  const logOut = async () => {
    if (hasUnsavedText() || (await keepsDrafts(uid))) setAsking(true);
    else await store.logOut();
  };

  return (
    <LogoutContext value={() => void logOut()}>
      {children}
      <ConfirmDialog
        open={asking}
        title="Log out without saving?"
        confirmLabel="Log out without saving"
        cancelLabel="Stay here"
        danger
        onConfirm={() => {
          setAsking(false);
          void store.logOut();
        }}
        onCancel={() => setAsking(false)}
      >
        You typed something that is not saved. Logging out removes it from this browser for good.
      </ConfirmDialog>
    </LogoutContext>
  );
}

async function keepsDrafts(uid: string): Promise<boolean> {
  const look = async () => {
    const { hasDrafts } = await import(/* webpackChunkName: "data" */ '@fm/data');
    return hasDrafts(uid);
  };
  return waitAtMost(
    LOOK_MS,
    look().catch(() => false),
    () => false,
  );
}
