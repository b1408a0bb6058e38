import { Button } from '@fm/ui/plain';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pressWaiting } from '../first-form/waiting-press';
import styles from './auth-form.module.css';
import { EmailField } from './email-field';
import { SIGN_IN_FAILURES } from './messages';
import { PasswordField } from './password-field';
import { useSessionState, useSessionStore } from './session-context';
import type { Trip } from './trip';
import { warmSignedIn } from './warm-signed-in';

/** E-mail, password, and what went wrong with them. What was typed stays after a failure. */
export function SignInForm({ trip }: { trip: Trip }) {
  const store = useSessionStore();
  const session = useSessionState();
  const [email, setEmail] = useState(trip.email ?? '');
  const [error, setError] = useState<string>();
  const password = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef(false);
  const opens = trip.from ?? '/';
  const busy = session.phase === 'signingIn';
  const message = error ?? (session.phase === 'signedOut' ? session.notice : undefined);

  const begin = useCallback(() => {
    if (!begun.current) void warmSignedIn(opens);
    begun.current = true;
  }, [opens]);
  useEffect(() => {
    // Typed or filled in while the form stood in the page without its code.
    if (password.current?.value) begin();
    pressWaiting(form.current);
  }, [begin]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setError(undefined);
    const result = await store.signIn(String(typed.get('email')), String(typed.get('password')), opens);
    if (!result || result.ok) return;
    setError(SIGN_IN_FAILURES[result.failure]);
    password.current?.focus();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={begin}>
      {message && (
        <p role="alert" className={styles.alert}>
          {message}
        </p>
      )}
      <EmailField value={email} onChange={setEmail} autoComplete="username" />
      <PasswordField
        label="Your Password"
        name="password"
        autoComplete="current-password"
        inputRef={password}
      />
      <Link to="/forgot-password" state={{ ...trip, email }} className={styles.link}>
        Forgot password?
      </Link>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
