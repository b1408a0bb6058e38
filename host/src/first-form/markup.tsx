import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { OfflineGate } from '../app/offline-gate';
import { SessionProvider } from '../auth/session-context';
import { SessionStore } from '../auth/session-store';
import { SignInPage } from '../auth/sign-in-page';

const nothing = () => undefined;
const never = () => Promise.reject(new Error('Nobody signs in while the page is built.'));

/** A session of nobody. */
function signedOut(): SessionStore {
  const session = new SessionStore({
    identity: {
      signIn: never,
      signOut: never,
      onIdentity: (listener) => {
        listener(undefined);
        return nothing;
      },
    },
    users: { byEmail: never, follow: () => nothing },
    stored: { read: nothing, write: nothing, clear: nothing },
    ahead: never,
    forgetCaches: never,
    forgetDrafts: never,
    leave: never,
  });
  session.start();
  return session;
}

/** The sign-in page as markup, for the page to show before its scripts are there. */
export const markup = (): string =>
  renderToString(
    <OfflineGate>
      <SessionProvider store={signedOut()}>
        <MemoryRouter initialEntries={['/login']}>
          <SignInPage />
        </MemoryRouter>
      </SessionProvider>
    </OfflineGate>,
  );
