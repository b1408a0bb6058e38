import { type BulkProgress, undoBatch } from '@fm/data';
import { offerUndo, type UndoOffer, withdrawUndo } from '@fm/platform';
import { formatSentence } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImportOf } from './import-of';
import { importedWords } from './use-rows-stored';

/** The way back from an import, on its result and from the bar that follows to other screens. */
export function useTakeBack({ called }: Pick<ImportOf<never>, 'called'>) {
  const [progress, setProgress] = useState<BulkProgress>();
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly words: string }>();
  const running = useRef<AbortController>(undefined);
  const offered = useRef<UndoOffer>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    progress,
    /** What became of it. */
    said,
    stop: () => running.current?.abort(),
    forget: () => setSaid(undefined),
    offer(batchId: string, count: number) {
      offered.current = {
        text: formatSentence(count, importedWords(called)),
        undo: (onProgress) => undoBatch(batchId, { onProgress }),
      };
      offerUndo(offered.current);
    },
    async run(batchId: string) {
      withdrawUndo(offered.current);
      running.current = new AbortController();
      const { signal } = running.current;
      setSaid(undefined);
      setProgress({ done: 0, total: 0 });
      const outcome = await undoBatch(batchId, { onProgress: setProgress, signal });
      setProgress(undefined);
      setSaid(
        outcome.ok
          ? { ok: outcome.value === undefined, words: outcome.value ?? 'The whole import was taken back.' }
          : { ok: false, words: outcome.failure.message },
      );
    },
  };
}
