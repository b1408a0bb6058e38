import { useSession } from '@fm/platform';
import { useEffect, useRef, useState } from 'react';
import { hold } from '../drafts/hold';
import { findWork, type Work } from './kept-work';
import { goOnWith, letBe, type WorkResult } from './left-work';
import type { SendOptions } from './send-pages';

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

/** The work of the signed-in person that was interrupted; looks again when the person returns to this window. */
export function useLeftWork(): LeftWork {
  const { uid } = useSession();
  const [works, setWorks] = useState<readonly Work[]>([]);
  const look = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    const ending = new AbortController();
    const awaited = new Set<string>();
    const lookAgain = async (held?: string) => {
      const { left, busy } = await findWork(uid, held);
      if (ending.signal.aborted) return;
      setWorks(left);
      for (const key of busy) {
        if (awaited.has(key)) continue;
        awaited.add(key);
        // As the page does for a moment that is being reloaded.
        void hold(key, ending.signal).then((letGo) => {
          awaited.delete(key);
          // Not before: windows that let each other go and look again would find each other busy for ever.
          if (letGo) void lookAgain(key).finally(letGo);
        });
      }
    };
    const onFocus = () => void lookAgain();
    addEventListener('focus', onFocus);
    look.current = lookAgain;
    void lookAgain();
    return () => {
      ending.abort();
      removeEventListener('focus', onFocus);
    };
  }, [uid]);
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
