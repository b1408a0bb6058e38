import type { Stored } from '@fm/domain/record';
import { QuestionDialog } from './question-dialog';
import type { TransitionRun } from './use-transitions';

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
