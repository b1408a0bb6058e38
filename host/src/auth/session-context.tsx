import { useStore } from '@fm/platform';
import { createContext, type ReactNode, useContext } from 'react';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store';

const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Hands the page's session to sign-in, guard and shell. Areas get what they need of it through the HostApi. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The page's session. Throws outside a SessionProvider. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSessionStore needs a SessionProvider above it.');
  return store;
}

/** What the session is right now. */
export function useSessionState(): SessionState {
  const store = useSessionStore();
  return useStore(store);
}
