import type { Stored } from '@fm/domain/record';
import { MoreIcon } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import type { TransitionChoice, TransitionScreen } from './transition-screen';
import type { TransitionRun } from './use-transitions';

interface TransitionMenuProps<R extends object, S extends string, I extends object> {
  readonly run: TransitionRun<R, S, I>;
  readonly record: Stored<R>;
  readonly choices: readonly TransitionChoice<S>[];
  /** On the button, or spoken where it shows an icon alone. */
  readonly label?: string;
  /** Shows an icon alone: in a row of a table. */
  readonly compact?: boolean;
}

/** Transitions in a menu; those that others have to make say who. Nothing where there are none. */
export function TransitionMenu<R extends object, S extends string, I extends object>({
  run,
  record,
  choices,
  label = 'Change status',
  compact = false,
}: TransitionMenuProps<R, S, I>) {
  if (choices.length === 0) return null;
  return (
    <MenuButton
      label={label}
      disabled={run.busy}
      items={choices.map((choice) => ({
        ...entryOf(run.screen, record, choice),
        onSelect: () => run.begin(record, choice.transition),
      }))}
      {...(compact && { icon: <MoreIcon />, size: 'sm' as const })}
    />
  );
}

/** A transition as a menu shows it: with three dots where something is asked first. */
export function entryOf<R extends object, S extends string, I extends object>(
  screen: TransitionScreen<R, S, I>,
  record: Stored<R>,
  { transition, refusal }: TransitionChoice<S>,
) {
  const question = screen.question(record, transition);
  return {
    id: transition.to,
    label: question ? `${transition.label}…` : transition.label,
    detail: refusal,
    disabled: refusal !== undefined,
    danger: typeof question === 'object' && question.danger === true,
  };
}
