import type { Stored } from '@fm/domain/record';
import { lazily, useWarm } from '@fm/ui';
import type { ComponentType, FunctionComponent } from 'react';
import type { DrawnQuestion } from './question';
import type { AskedProps } from './transition-screen';
import type { TransitionRun } from './use-transitions';

/** Draws the question of any kind of record. */
type DrawQuestion = <R extends object, S extends string, I extends object>(
  props: AskedProps<R, S, I> & { readonly question: DrawnQuestion },
) => ReturnType<FunctionComponent>;

// Rows of lists have transitions, most of which ask nothing: the fields, days among them, come later.
const LateDialog = lazily(
  'the question',
  async () =>
    (await import(/* webpackChunkName: "ui-form" */ './question-dialog'))
      .QuestionDialog as ComponentType<object>,
);
const QuestionDialog: DrawQuestion = LateDialog;
const LATE = [LateDialog];

interface TransitionDialogProps<R extends object, S extends string, I extends object> {
  readonly run: TransitionRun<R, S, I>;
  /** The record as it stands now, so that the dialog follows what others change meanwhile. */
  readonly live?: Stored<R>;
}

/** The dialog of the transition that is asked for; nothing while none is. */
export function TransitionDialog<R extends object, S extends string, I extends object>({
  run,
  live,
}: TransitionDialogProps<R, S, I>) {
  useWarm(LATE);
  if (!run.asked) return null;
  const asked = live ? { ...run.asked, record: live } : run.asked;
  const { record, transition } = asked;
  const question = run.screen.question(record, transition);
  if (!question) return null;
  const key = `${record.id} ${transition.label}`;
  if (typeof question !== 'function') return <QuestionDialog key={key} asked={asked} question={question} />;
  const Dialog = question;
  return <Dialog key={key} asked={asked} />;
}
