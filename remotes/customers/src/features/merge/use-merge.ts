import { customerAddress } from '@fm/contract/addresses';
import { type BulkProgress, newId, type Outcome, run as runCommand } from '@fm/data';
import type { Customer, MergeChoices } from '@fm/domain/customer';
import type { Ref, Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { formatCounted } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { runMerge } from './api/run-merge';
import { undoMerge } from './api/undo-merge';

type Row = Stored<Customer>;

/** What did not work, and why. */
interface MergeFailure {
  readonly title: string;
  readonly message: string;
}

/** Merges two customers, finishes what was interrupted, and takes it back. */
export interface Merge {
  /** How far it is; undefined while nothing runs. */
  readonly running: BulkProgress | undefined;
  readonly undoing: boolean;
  readonly failure: MergeFailure | undefined;
  /** What could not be undone. */
  readonly words: string | undefined;
  start(kept: Row, other: Row, choices: MergeChoices): Promise<void>;
  finish(kept: Row, other: Row): Promise<void>;
  undo(kept: Row, other: Row): Promise<void>;
  /** Ends it after the page under way. */
  stop(): void;
}

const NOTHING_YET: BulkProgress = { done: 0, total: 0 };

/** Two customers that are one, and what goes with everything that the merge changes. */
interface Pair {
  readonly kept: Ref;
  readonly other: Ref;
  readonly batchId: string;
}

const idsOf = ({ kept, other }: Pair) => ({ kept: kept.id, other: other.id });

const pairOf = (kept: Row, other: Row, batchId = other.mergedInto?.batchId ?? newId()): Pair => ({
  kept: { id: kept.id, name: kept.name },
  other: { id: other.id, name: other.name },
  batchId,
});

export function useMerge(): Merge {
  const navigate = useNavigate();
  const [running, setRunning] = useState<BulkProgress>();
  const [undoing, setUndoing] = useState(false);
  const [failure, setFailure] = useState<MergeFailure>();
  const [words, setWords] = useState<string>();
  const stopping = useRef<AbortController>(undefined);
  // Whoever leaves the screen stops it: what has gone over stays there, and the rest waits to be finished.
  useEffect(() => () => stopping.current?.abort(), []);

  const reset = () => {
    setFailure(undefined);
    setWords(undefined);
  };

  const run = async (pair: Pair, begin: () => Promise<Outcome<unknown>>) => {
    reset();
    setRunning(NOTHING_YET);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const begun = await begin();
    const moved = begun.ok ? await runMerge(idsOf(pair), { onProgress: setRunning, signal }) : begun;
    setRunning(undefined);
    if (!moved.ok)
      return setFailure({ title: 'The merge did not come to its end', message: moved.failure.message });
    offerUndo({
      text: `“${pair.other.name}” was merged into “${pair.kept.name}”${movedText(moved.value)}.`,
      undo: (onProgress) => undoMerge(idsOf(pair), pair.batchId, onProgress),
    });
    if (!signal.aborted) navigate(customerAddress.record(pair.kept.id), { replace: true });
  };

  return {
    running,
    undoing,
    failure,
    words,
    stop: () => stopping.current?.abort(),
    start: (kept, other, choices) => {
      const pair = pairOf(kept, other, newId());
      return run(pair, () =>
        runCommand('customers.beginMerge', { ...idsOf(pair), batchId: pair.batchId, choices }),
      );
    },
    finish: (kept, other) => run(pairOf(kept, other), async () => ({ ok: true, value: undefined })),
    undo: async (kept, other) => {
      reset();
      setUndoing(true);
      const pair = pairOf(kept, other);
      const outcome = await undoMerge(idsOf(pair), pair.batchId);
      setUndoing(false);
      if (!outcome.ok)
        return setFailure({ title: 'The merge could not be undone', message: outcome.failure.message });
      setWords(outcome.value);
    },
  };
}

const RECORD = { one: 'record', many: 'records' };
const movedText = (count: number): string => (count === 0 ? '' : `, with ${formatCounted(count, RECORD)}`);
