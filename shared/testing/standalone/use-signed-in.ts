import { clearData } from '@fm/data';
import { signIn, signOut } from '@fm/firebase/auth';
import type { Session } from '@fm/platform';
import { useEffect, useState } from 'react';
import type { StandaloneSettings } from './settings';

/** As whom the area runs. */
export interface SignedIn {
  readonly phase: 'signingIn' | 'signedIn' | 'failed';
  readonly person: Session;
  /** Signs in as somebody else. */
  become(uid: string): void;
  retry(): void;
}

const REMEMBERED = 'fm.alone.person';

function personOf({ people }: StandaloneSettings, uid: string | null): Session {
  const person = people.find((known) => known.uid === uid) ?? people[0];
  if (!person) throw new Error('The settings name nobody to sign in as.');
  return person;
}

/** Signs in as the person chosen last in this tab, at first as the first one, without being asked to. */
export function useSignedIn(settings: StandaloneSettings): SignedIn {
  const [person, setPerson] = useState(() => personOf(settings, sessionStorage.getItem(REMEMBERED)));
  const [phase, setPhase] = useState<SignedIn['phase']>('signingIn');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to try again.
  useEffect(() => {
    let ended = false;
    const enter = async () => {
      setPhase('signingIn');
      try {
        await signOut();
        clearData();
        await signIn(person.email, settings.password);
        if (!ended) setPhase('signedIn');
      } catch (error) {
        console.error('The demo sign-in failed.', error);
        if (!ended) setPhase('failed');
      }
    };
    void enter();
    return () => {
      ended = true;
    };
  }, [person, settings.password, attempt]);

  return {
    phase,
    person,
    become(uid) {
      sessionStorage.setItem(REMEMBERED, uid);
      setPerson(personOf(settings, uid));
    },
    retry: () => setAttempt(attempt + 1),
  };
}
