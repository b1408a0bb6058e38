import type { DataFailure, Outcome } from '@fm/data';
import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import type { Transition, UndoTransition } from '@fm/domain/transitions';
import type { ComponentType } from 'react';
import type { DrawnQuestion } from './question';

/** A transition that the state of a record has room for. */
export interface TransitionChoice<S extends string> {
  readonly transition: Transition<S, string>;
  /** Why this person may not make the transition; undefined when they may. */
  readonly refusal?: string | undefined;
}

/**
 * How the transitions of one kind of record are offered and made: what a screen says of its state machine. Buttons,
 * menus, dialogs, messages and undo are made from it. `S` are the statuses, `I` is what a person gives with one.
 */
export interface TransitionScreen<R extends object, S extends string, I extends object> {
  readonly kind: Pick<RecordKind<R>, 'path'>;
  readonly labels: Readonly<Record<S, string>>;
  readonly statusOf: (record: Stored<R>) => S;
  /** The record in the middle of a sentence: its number, or its title in quotes. */
  readonly nameOf: (record: Stored<R>) => string;
  /** The transitions to offer, in the order of their frequency. */
  readonly choices: (record: Stored<R>, actor: Actor) => readonly TransitionChoice<S>[];
  /** What is asked before a transition: drawn from its fields, or a dialog of its own; undefined where nothing is. */
  readonly question: (
    record: Stored<R>,
    transition: Transition<S, string>,
  ) => DrawnQuestion | ComponentType<AskedProps<R, S, I>> | undefined;
  readonly send: (record: Stored<R>, to: S, input: I) => Promise<Outcome<unknown>>;
  /** How a transition is taken back; left out where none can be. */
  readonly undo?: TransitionUndo<R, S, I>;
  /** What is true once a transition is made, as a sentence; the new status is named when left out. */
  readonly doneText?: (record: Stored<R>, transition: Transition<S, string>) => string;
  /** The screen itself shows that a transition was made: only screen readers are told. */
  readonly isSeen?: boolean;
}

export interface TransitionUndo<R extends object, S extends string, I extends object> {
  /** The transitions that lead back, one after the other; undefined where none do. */
  readonly path: (
    before: Stored<R>,
    to: S,
    input: I,
    actor: Actor,
  ) => readonly UndoTransition<S, I>[] | undefined;
  /** Makes one of them after the record became `left`; refused when somebody changed its status since. */
  readonly send: (record: Stored<R>, left: S, back: UndoTransition<S, I>) => Promise<Outcome<unknown>>;
}

/** A transition whose dialog is open. */
export interface AskedTransition<R extends object, S extends string, I extends object> {
  readonly record: Stored<R>;
  readonly transition: Transition<S, string>;
  /** What the dialog begins with, where somebody said that before it opened, by dragging for example. */
  readonly initial: Partial<I> | undefined;
  /** Where what is typed into the dialog is kept. */
  readonly draftPath: string;
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  /** What the last try said about a field. */
  errorOf(field: string): string | undefined;
  /** Makes the transition; `then` runs once it is stored. */
  confirm(input: I, then?: () => void): void;
  /** Makes it by another command than that of the state machine. */
  make(work: () => Promise<Outcome<unknown>>, then?: () => void): void;
  cancel(): void;
}

export interface AskedProps<R extends object, S extends string, I extends object> {
  readonly asked: AskedTransition<R, S, I>;
}
