import type { Person } from '@fm/data/presence';
import { useStore } from '@fm/platform';
import { useEffect, useState } from 'react';
import { presenceHere } from '../presence/learnt';
import { presencePart } from '../shell/shell-parts';

/** How long nothing may be known before that is said, in milliseconds: longer than a page takes to connect again. */
const PATIENCE_MS = 6_000;

/** Who is here, as the server says it. */
export interface Here {
  /** Undefined while nothing is known yet. */
  readonly people: readonly Person[] | undefined;
  /** `waiting` is for a moment; `unknown` where nothing came in time, or where it ended: what was known last is old. */
  readonly status: 'waiting' | 'known' | 'unknown';
  retry(): void;
}

/** Who is here and who was, live. Begins at once: elsewhere presence waits until the page has settled. */
export function useHere(): Here {
  const presence = useStore(presenceHere);
  const [people, setPeople] = useState<readonly Person[]>();
  const [isCurrent, setIsCurrent] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again by a retry
  useEffect(() => void presencePart.load(), [tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listened to anew by a retry
  useEffect(
    () =>
      presence?.watchPeople((known) => {
        setIsCurrent(known !== undefined);
        if (known) setPeople(known);
      }),
    [presence, tries],
  );
  const isLate = useLate(!isCurrent, tries);
  return {
    people,
    status: isCurrent ? 'known' : isLate ? 'unknown' : 'waiting',
    retry: () => setTries(tries + 1),
  };
}

/** Whether something has been going on for longer than anybody should wait, since it began or was tried again. */
function useLate(isWaiting: boolean, tries: number): boolean {
  const [isLate, setIsLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the patience begins anew with a retry
  useEffect(() => {
    setIsLate(false);
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, tries]);
  return isLate;
}
