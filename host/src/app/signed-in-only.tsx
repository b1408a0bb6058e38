import { Navigate, useLocation } from 'react-router';
import { CheckingAccess } from '../auth/checking-access';
import { useSessionState } from '../auth/session-context';
import { shellPart } from './host-parts';
import { Part } from './part';

/** Everything behind the sign-in: the shell for who is signed in, the way to `/login` for everybody else. */
export function SignedInOnly() {
  const session = useSessionState();
  const { pathname, search, hash } = useLocation();

  switch (session.phase) {
    case 'signedIn':
      return <Part of={shellPart} what="The app" render={(Shell) => <Shell session={session.session} />} />;
    case 'checking':
      return <CheckingAccess unreachable={session.unreachable} />;
    case 'signedOut':
    case 'signingIn': {
      // After a Logout the next person did not ask for the page the last one was on.
      const ended = session.phase === 'signedOut' && session.ended;
      return <Navigate to="/login" replace state={ended ? null : { from: `${pathname}${search}${hash}` }} />;
    }
    case 'starting':
      return null;
  }
}
