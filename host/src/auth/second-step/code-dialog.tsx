import { authErrorCode } from '@fm/firebase/auth';
import { FormDialog } from '@fm/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { codeSchema, WRONG_CODE } from './code';
import { CodeField } from './code-field';

interface Props {
  /** Signs in with a code; rejects with an error that has an `authErrorCode`. */
  readonly answer: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

const FAILURES: Readonly<Record<string, string>> = {
  'auth/invalid-multi-factor-session':
    'The code was asked for more than five minutes ago. Choose “Cancel” and sign in again.',
  'auth/too-many-requests': 'Too many wrong codes. Wait ten minutes, then sign in again.',
  'auth/network-request-failed': 'The server cannot be reached right now. Try again in a moment.',
};

const UNKNOWN = 'The sign-in did not work. Choose “Cancel” and sign in again.';

/** Asks for the code after the password. */
export function CodeDialog({ answer, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const code = v.safeParse(codeSchema, typed);
    setFailure(undefined);
    setError(code.success ? undefined : code.issues[0].message);
    if (!code.success) return;
    setBusy(true);
    try {
      await answer(code.output);
    } catch (thrown) {
      const reason = authErrorCode(thrown) ?? '';
      if (reason === 'auth/invalid-verification-code') setError(WRONG_CODE);
      else setFailure(FAILURES[reason] ?? UNKNOWN);
      if (!reason) console.error('The sign-in by code failed.', thrown);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog
      open
      title="Enter your code"
      intro="Your account asks for a code besides the password. Open the app on your phone that makes them."
      submitLabel={busy ? 'Signing in...' : 'Sign in'}
      busy={busy}
      failure={failure}
      kept
      onSubmit={submit}
      onClose={onClose}
    >
      <CodeField value={typed} onChange={setTyped} error={error} />
    </FormDialog>
  );
}
