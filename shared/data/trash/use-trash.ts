import type { RecordKind, Stored } from '@fm/domain/record';
import { offerUndo, useHost } from '@fm/platform';
import { useState } from 'react';
import type { DataFailure, Outcome } from '../failure';
import { type Back, moveToTrash, purge, restoreFromTrash } from './move';
import { type FoundRelated, foundAgainst, foundAlong } from './scope';

/** What somebody is asked before a record goes. */
export interface AskedTrash<R extends object> {
  readonly action: 'trash' | 'purge';
  readonly record: Stored<R>;
  readonly name: string;
  readonly along: readonly FoundRelated[];
  /** What has to be finished first: then it is not a question. */
  readonly against: readonly FoundRelated[];
  /** What else happens, in a whole sentence. */
  readonly besides: string | undefined;
}

/** What can be done between a screen and the trash. */
export interface Trash<R extends object> {
  readonly may: boolean;
  readonly mayPurge: boolean;
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  readonly asked: AskedTrash<R> | undefined;
  begin(record: Stored<R>): void;
  beginPurge(record: Stored<R>): void;
  confirm(): void;
  cancel(): void;
  restore(record: Stored<R>): void;
  /** What does not come back with a record, in a whole sentence. */
  onReturn(record: Stored<R>): string | undefined;
}

const NOTHING = { goes: undefined, returns: undefined };

const sentences = (...all: readonly (string | undefined)[]) => all.filter(Boolean).join(' ');

/** Moves records of a kind to the trash and back, as the signed-in person; each of it can be undone. */
export function useTrash<R extends object>(kind: RecordKind<R>, onGone?: () => void): Trash<R> {
  const { can, toast } = useHost();
  const [asked, setAsked] = useState<AskedTrash<R>>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();
  const nameOf = (record: Stored<R>) => kind.label(record);
  const besidesOf = (record: Stored<R>) => kind.besidesTrash?.(record) ?? NOTHING;

  const run = async <T>(work: () => Promise<Outcome<T>>, done: (value: T) => void) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await work();
    setBusy(false);
    if (!outcome.ok) return setFailure(outcome.failure);
    done(outcome.value);
  };

  const ask = (action: AskedTrash<R>['action'], record: Stored<R>) =>
    void run(
      async () => {
        const along = await foundAlong(kind, record, action === 'purge');
        if (!along.ok) return along;
        const against =
          action === 'purge' ? { ok: true as const, value: [] } : await foundAgainst(kind, record);
        if (!against.ok) return against;
        return {
          ok: true,
          value: {
            action,
            record,
            name: nameOf(record),
            along: along.value,
            against: against.value,
            besides: action === 'trash' ? besidesOf(record).goes : undefined,
          },
        };
      },
      (value: AskedTrash<R>) => setAsked(value),
    );

  const onReturn = (record: Stored<R>) => besidesOf(record).returns;
  const offer = (text: string, besides: string | undefined, undo: Back, undone: string | undefined) =>
    offerUndo({ text: sentences(text, besides), undoneText: sentences('Undone.', undone), undo });

  return {
    may: can('records:trash'),
    mayPurge: can('records:purge'),
    busy,
    failure,
    asked,
    begin: (record) => ask('trash', record),
    beginPurge: (record) => ask('purge', record),
    cancel: () => {
      setAsked(undefined);
      setFailure(undefined);
    },
    confirm: () => {
      if (!asked) return;
      const { action, record, name, besides } = asked;
      const close = () => {
        setAsked(undefined);
        onGone?.();
      };
      if (action === 'trash') {
        void run(
          () => moveToTrash(kind, record),
          (back) => {
            close();
            offer(`“${name}” is in the trash.`, besides, back, onReturn(record));
          },
        );
      } else {
        void run(
          () => purge(kind, record),
          () => {
            close();
            toast.success(`“${name}” was deleted for good.`);
          },
        );
      }
    },
    restore: (record) =>
      void run(
        () => restoreFromTrash(kind, record),
        (back) => offer(`“${nameOf(record)}” is restored.`, onReturn(record), back, besidesOf(record).goes),
      ),
    onReturn,
  };
}
