import { type DataFailure, type Outcome, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Transition, UndoTransition } from '@fm/domain/transitions';
import { offerUndo, useHost } from '@fm/platform';
import { useState } from 'react';
import type { AskedTransition, TransitionScreen, TransitionUndo } from './transition-screen';

/** A transition outside of a dialog that was not made, and the way to try it again. */
export interface FailedTransition<R extends object> {
  readonly record: Stored<R>;
  readonly failure: DataFailure;
  retry(): void;
}

/** The transitions made on one screen, of one record after another: what is asked, what is under way, what went wrong. */
export interface TransitionRun<R extends object, S extends string, I extends object> {
  readonly screen: TransitionScreen<R, S, I>;
  /** The transition whose dialog is open. */
  readonly asked: AskedTransition<R, S, I> | undefined;
  readonly busy: boolean;
  /** The last transition outside of a dialog, where it was not made. */
  readonly failed: FailedTransition<R> | undefined;
  /** What the last transition did where neither a toast nor the undo bar says so, for screen readers. */
  readonly announced: string;
  /**
   * Makes the transition, or opens its dialog where something is asked first; `then` runs once one that asks nothing is
   * stored.
   */
  begin(record: Stored<R>, transition: Transition<S, string>, initial?: Partial<I>, then?: () => void): void;
  /** Takes the message about the failed transition away. */
  dismiss(): void;
}

interface Opened<R extends object, S extends string, I extends object> {
  readonly record: Stored<R>;
  readonly transition: Transition<S, string>;
  readonly initial: Partial<I> | undefined;
}

export function useTransitions<R extends object, S extends string, I extends object>(
  screen: TransitionScreen<R, S, I>,
): TransitionRun<R, S, I> {
  const actor = useActor();
  const { toast } = useHost();
  const [opened, setOpened] = useState<Opened<R, S, I>>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const [failed, setFailed] = useState<FailedTransition<R>>();
  const [announced, setAnnounced] = useState('');

  const announce = (record: Stored<R>, transition: Transition<S, string>, input: I) => {
    const { to } = transition;
    const name = screen.nameOf(record);
    const text =
      screen.doneText?.(record, transition) ?? `${name} is now ${screen.labels[to].toLowerCase()}.`;
    const path = screen.undo?.path(record, to, input, actor);
    if (!path || !screen.undo) return screen.isSeen ? setAnnounced(text) : toast.success(text);
    offerUndo({
      text,
      undoneText: `${name} is again ${screen.labels[screen.statusOf(record)].toLowerCase()}.`,
      undo: takeBack(record, to, path, screen.undo.send),
    });
  };

  const make = async (work: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> => {
    setBusy(true);
    setFailure(undefined);
    setFailed(undefined);
    const outcome = await work();
    setBusy(false);
    if (outcome.ok) setOpened(undefined);
    return outcome;
  };

  const makeAtOnce = async (
    record: Stored<R>,
    transition: Transition<S, string>,
    then?: () => void,
  ): Promise<void> => {
    // A transition that asks nothing first needs nothing.
    const input = {} as I;
    const outcome = await make(() => screen.send(record, transition.to, input));
    if (outcome.ok) {
      announce(record, transition, input);
      then?.();
    } else {
      const retry = () => void makeAtOnce(record, transition, then);
      setFailed({ record, failure: outcome.failure, retry });
    }
  };

  const makeAsked = async (
    { record, transition }: Opened<R, S, I>,
    input: I,
    work: () => Promise<Outcome<unknown>>,
    then?: () => void,
  ): Promise<void> => {
    const outcome = await make(work);
    if (!outcome.ok) return setFailure(outcome.failure);
    announce(record, transition, input);
    then?.();
  };

  return {
    screen,
    busy,
    failed,
    announced,
    asked: opened && {
      ...opened,
      draftPath: `${screen.kind.path}/${opened.record.id}/${opened.transition.to}`,
      busy,
      failure,
      errorOf: (field) => failure?.fields?.[field] ?? failure?.fields?.[`input.${field}`],
      confirm: (input, then) =>
        void makeAsked(opened, input, () => screen.send(opened.record, opened.transition.to, input), then),
      make: (work, then) => void makeAsked(opened, {} as I, work, then),
      cancel: () => {
        setOpened(undefined);
        setFailure(undefined);
      },
    },
    begin: (record, transition, initial, then) => {
      setFailure(undefined);
      setFailed(undefined);
      if (screen.question(record, transition)) setOpened({ record, transition, initial });
      else void makeAtOnce(record, transition, then);
    },
    dismiss: () => setFailed(undefined),
  };
}

/**
 * Makes the transitions that lead back after a record became `to`, one after the other. Called again after a failure, it
 * goes on with the one that failed.
 */
function takeBack<R extends object, S extends string, I extends object>(
  record: Stored<R>,
  to: S,
  path: readonly UndoTransition<S, I>[],
  send: TransitionUndo<R, S, I>['send'],
): () => Promise<Outcome<void>> {
  const left = [...path];
  let now = to;
  return async () => {
    for (let back = left[0]; back; back = left[0]) {
      const outcome = await send(record, now, back);
      if (!outcome.ok) return outcome;
      now = back.to;
      left.shift();
    }
    return { ok: true, value: undefined };
  };
}
