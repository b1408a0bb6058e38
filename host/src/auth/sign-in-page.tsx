import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout } from './auth-layout';
import { CheckingAccess } from './checking-access';
import { useSessionState } from './session-context';
import { SignInForm } from './sign-in-form';
import { tripOf } from './trip';

/** `/login`. Who is signed in already goes on to the page first asked for, else to the overview. */
export function SignInPage() {
  const session = useSessionState();
  const trip = tripOf(useLocation().state);

  if (session.phase === 'signedIn') return <Navigate to={trip.from ?? '/'} replace />;
  if (session.phase === 'checking' && session.first)
    return <CheckingAccess unreachable={session.unreachable} />;
  return (
    <AuthLayout title="SIGN IN" subtitle="Welcome back! Please enter your details" tabTitle="Sign in">
      <SignInForm trip={trip} />
    </AuthLayout>
  );
}
