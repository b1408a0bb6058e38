import { sendPasswordReset } from '@fm/firebase/auth';
import { useLocation } from 'react-router';
import { AuthLayout } from './auth-layout';
import { ForgotPasswordForm } from './forgot-password-form';
import { tripOf } from './trip';

/** `/forgot-password`. */
export function ForgotPasswordPage() {
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
