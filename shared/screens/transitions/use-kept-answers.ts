import { type KeptInput, useKeptInput } from '@fm/data';
import type { Stored } from '@fm/domain/record';

/** The transition whose dialog keeps what is typed. */
interface Asked {
  readonly draftPath: string;
  readonly record: Stored<object>;
}

/**
 * What is typed into the dialog of a transition. It is there again after a reload, until the transition is made or the
 * dialog is closed: `TransitionFrame` sees to that. `takes` says what can still be used of it; all when left out.
 */
export const useKeptAnswers = <A extends object>(
  asked: Asked,
  start: () => A,
  takes?: (typed: A) => Partial<A>,
): KeptInput<A> => useKeptInput(asked.draftPath, undefined, asked.record.id, start, takes);
