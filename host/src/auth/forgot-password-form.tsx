import { Button } from '@fm/ui/plain';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from '../app/toasts';
import styles from './auth-form.module.css';
import { EmailField } from './email-field';
import { RESET_FAILED, RESET_SENT } from './messages';
import type { Trip } from './trip';

interface Props {
  readonly trip: Trip;
  /** Asks for the link; rejects when that fails. */
  readonly send: (email: string) => Promise<void>;
}

/** Asks for a link that sets a new password, and says what came of it. */
export function ForgotPasswordForm({ trip, send }: Props) {
  const [email, setEmail] = useState(trip.email ?? '');
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const sending = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The state is seen by the next render only; a second Enter may come before.
    if (sending.current) return;
    sending.current = true;
    setPhase('sending');
    try {
      await send(email.trim().toLowerCase());
      setPhase('sent');
      toast.success(RESET_SENT);
    } catch (error) {
      console.error('The password reset failed.', error);
      setPhase('failed');
    } finally {
      sending.current = false;
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {phase === 'failed' && (
        <p role="alert" className={styles.alert}>
          {RESET_FAILED}
        </p>
      )}
      {phase === 'sent' && (
        <p role="status" className={styles.done}>
          Look for it at {email.trim()}. If it does not arrive within a few minutes, check the spam folder or
          send it again.
        </p>
      )}
      <EmailField value={email} onChange={setEmail} autoComplete="email" />
      <Button type="submit" variant="primary" size="lg" wide busy={phase === 'sending'}>
        {phase === 'sending' ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <Link to="/login" state={{ ...trip, email }} className={styles.link}>
        Back
      </Link>
    </form>
  );
}
