import { useHost, useSession } from '@fm/platform';
import { useEffect, useRef, useState } from 'react';
import { lock } from '../drafts/lock';
import type { DataFailure } from '../failure';
import { askForAnswer, goOnWith, letBe, type WorkResult } from './go-on';
import { type Entry, isWork, lookIntoOutbox, takeOverEarlier, type Work } from './outbox';
import { isPassing, type SendOptions } from './send-pages';

/** Work in pages that a page of this browser began and that no window is busy with any more. */
export interface LeftWork {
  readonly works: readonly Work[];
  /** Undefined where another window has gone on with it meanwhile. */
  goOn(
    work: Work,
    options: Pick<SendOptions<string>, 'onProgress' | 'signal'>,
  ): Promise<WorkResult | undefined>;
  letBe(work: Work): Promise<void>;
}

/**
 * What earlier pages of the signed-in person left in the outbox, looked for again when the person returns to this
 * window. Single commands are asked for again at once, and what came of them is told; the work in pages is given.
 */
export function useOutbox(): LeftWork {
  const { uid } = useSession();
  const { toast } = useHost();
  const [works, setWorks] = useState<readonly Work[]>([]);
  const look = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    const ending = new AbortController();
    const awaited = new Set<string>();
    let asking: Promise<void> = Promise.resolve();
    const ask = async (commands: readonly Entry[]) => {
      for (const command of commands) {
        if (ending.signal.aborted) return;
        const outcome = await askForAnswer(uid, command);
        if (outcome?.ok) toast.success('The change that was on its way when you left the page is saved.');
        else if (outcome && isPassing(outcome.failure)) return;
        else if (outcome) toast.error(refusalOf(outcome.failure));
      }
    };
    const lookAgain = async (held?: string) => {
      const { left, busy } = await lookIntoOutbox(uid, held);
      if (ending.signal.aborted) return;
      setWorks(left.filter(isWork));
      asking = asking.then(() => ask(left.filter((entry) => !isWork(entry))));
      for (const key of busy) {
        if (awaited.has(key)) continue;
        awaited.add(key);
        // As the page does for a moment that is being reloaded.
        void lock(key, ending.signal).then((release) => {
          awaited.delete(key);
          // Not before: windows that let each other go and look again would find each other busy for ever.
          if (release) void lookAgain(key).finally(release);
        });
      }
    };
    const onFocus = () => void lookAgain();
    addEventListener('focus', onFocus);
    look.current = lookAgain;
    void takeOverEarlier(uid).then(() => lookAgain());
    return () => {
      ending.abort();
      removeEventListener('focus', onFocus);
    };
  }, [uid, toast]);
  return {
    works,
    goOn: async (work, options) => {
      const result = await goOnWith(uid, work, options);
      await look.current?.();
      return result;
    },
    letBe: async (work) => {
      await letBe(uid, work);
      await look.current?.();
    },
  };
}

/** The words for a change that the server refuses now; a page from before an update is not there any more to reload. */
const refusalOf = ({ kind, message }: DataFailure): string =>
  kind === 'outdated'
    ? 'The change that was on its way when you left the page was not saved, because this app was updated meanwhile. Make it again.'
    : `The change that was on its way when you left the page was not saved. ${message}`;
