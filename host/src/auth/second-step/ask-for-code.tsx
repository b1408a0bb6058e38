import type { Identity } from '@fm/firebase/auth';
import { signInWithCode } from '@fm/firebase/second-factor';
import { createRoot } from 'react-dom/client';
import { CodeDialog } from './code-dialog';

/** What is thrown when somebody does not type the code; the name is the SDK's own. */
const CANCELLED = { code: 'auth/user-cancelled' };

/**
 * Asks for the code that the identity service wants after the password, in front of the sign-in page. Rejects when the
 * person leaves. In a tree of its own: the sign-in page carries nothing of it.
 */
export async function askForCode(asked: unknown): Promise<Identity> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    return await new Promise<Identity>((resolve, reject) => {
      const answer = async (code: string) => resolve(await signInWithCode(asked, code));
      root.render(<CodeDialog answer={answer} onClose={() => reject(CANCELLED)} />);
    });
  } finally {
    root.unmount();
    place.remove();
  }
}
