import { sendPasswordReset } from '@fm/firebase/auth';
import { useEffect, useState } from 'react';
import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { AuthLayout } from '../auth/auth-layout';
import { CheckingAccess } from '../auth/checking-access';
import { ForgotPasswordForm } from '../auth/forgot-password-form';
import { SessionProvider, useSessionState } from '../auth/session-context';
import { SignInPage } from '../auth/sign-in-page';
import { asksFor, tripOf } from '../auth/trip';
import { onOpenedByPush } from '../push/opened-by-push';
import { shellPart } from './host-parts';
import { Part } from './part';
import type { Started } from './start';
import { CompanyTitle } from './tab-title';
import { applyTheme, isTheme } from './theme';
import { Toasts } from './toasts';

/** Everything behind the sign-in: the shell for who is signed in, the way to `/login` for everybody else. */
function SignedInOnly() {
  const session = useSessionState();
  const location = useLocation();

  switch (session.phase) {
    case 'signedIn':
      return <Part of={shellPart} what="The app" render={(Shell) => <Shell session={session.session} />} />;
    case 'checking':
      return <CheckingAccess unreachable={session.unreachable} />;
    case 'signedOut':
    case 'signingIn': {
      // After a Logout the next person did not ask for the page the last one was on.
      const ended = session.phase === 'signedOut' && session.ended;
      return <Navigate to="/login" replace state={ended ? null : asksFor(location)} />;
    }
    case 'starting':
      return null;
  }
}

/** `/forgot-password`. */
function ForgotPasswordPage() {
  const trip = tripOf(useLocation().state);
  return (
    <AuthLayout
      title="FORGOT PASSWORD"
      subtitle="Enter your email to receive a password reset link."
      tabTitle="Forgot password"
    >
      <ForgotPasswordForm trip={trip} send={sendPasswordReset} />
    </AuthLayout>
  );
}

/** The app once it is configured. Shows nothing until the first session check is done. */
export function App({ started: { config, session } }: { started: Started }) {
  return (
    <CompanyTitle value={config.companyTitle}>
      <SessionProvider store={session}>
        <Checked />
      </SessionProvider>
    </CompanyTitle>
  );
}

function Checked() {
  const session = useSessionState();
  const [router] = useState(() => createBrowserRouter(routes));
  const theme = session.phase === 'signedIn' ? session.theme : undefined;
  useEffect(() => {
    if (isTheme(theme)) applyTheme(theme);
  }, [theme]);

  const isInside = session.phase === 'signedIn';
  useEffect(
    () => onOpenedByPush((path) => (isInside ? void router.navigate(path) : location.assign(path))),
    [router, isInside],
  );

  if (session.phase === 'starting') return null;
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}

/** The public pages; everything else, known or not, needs somebody who is signed in. */
const routes: RouteObject[] = [
  { path: '/login', element: <SignInPage /> },
  { path: '/forgot-password', element: <ForgotPasswordPage /> },
  { path: '*', element: <SignedInOnly /> },
];
