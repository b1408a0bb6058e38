import { undoBatch, useBulk } from '@fm/data';
import { offerUndo, type UndoOffer, withdrawUndo } from '@fm/platform';
import { formatSentence } from '@fm/ui';
import { useRef, useState } from 'react';
import type { ImportOf } from './import-of';
import { importedLabels } from './use-rows-stored';

/** The way back from an import, on its result and from the bar that follows to other screens. */
export function useTakeBack({ called }: Pick<ImportOf<never>, 'called'>) {
  const bulk = useBulk();
  const [outcome, setOutcome] = useState<{ readonly ok: boolean; readonly words: string }>();
  const offered = useRef<UndoOffer>(undefined);

  return {
    progress: bulk.progress,
    stop: bulk.stop,
    /** What became of it. */
    outcome,
    forget: () => setOutcome(undefined),
    offer(batchId: string, count: number) {
      offered.current = {
        text: formatSentence(count, importedLabels(called)),
        undo: (onProgress) => undoBatch(batchId, { onProgress }),
      };
      offerUndo(offered.current);
    },
    async run(batchId: string) {
      withdrawUndo(offered.current);
      setOutcome(undefined);
      const undone = await bulk.run((options) => {
        options.onProgress({ done: 0, total: 0 });
        return undoBatch(batchId, options);
      });
      setOutcome(
        undone.ok
          ? { ok: undone.value === undefined, words: undone.value ?? 'The whole import was undone.' }
          : { ok: false, words: undone.failure.message },
      );
    },
  };
}
