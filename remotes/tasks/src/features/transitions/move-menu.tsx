import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Task } from '@fm/domain/task';
import { CheckIcon, IconButton, MoreIcon } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import { needsWords, taskChoices } from './choices';
import { useMoves } from './moves';

interface MoveProps {
  readonly task: Stored<Task>;
}

/** Every change of status in a menu; those that others have to make say who. */
export function MoveMenu({ task, words }: MoveProps & { readonly words?: string | undefined }) {
  const actor = useActor();
  const moves = useMoves();
  const items = taskChoices(task, actor).map(({ transition, refusal }) => ({
    id: transition.to,
    label: needsWords(transition) ? `${transition.label}…` : transition.label,
    detail: refusal,
    disabled: refusal !== undefined,
    danger: transition.to === 'cancelled',
    onSelect: () => moves.begin(task, transition),
  }));
  return (
    <MenuButton
      label={words ?? `Change status of ${task.title}`}
      items={items}
      disabled={moves.busy}
      {...(words === undefined && { icon: <MoreIcon />, size: 'sm' as const })}
    />
  );
}

/** The most frequent change at one press; nothing where the task is not a press away from done. */
export function DoneButton({ task }: MoveProps) {
  const actor = useActor();
  const moves = useMoves();
  const choice = taskChoices(task, actor).find(
    ({ transition, refusal }) => transition.to === 'done' && refusal === undefined,
  );
  if (!choice) return null;
  return (
    <IconButton
      aria-label={`${choice.transition.label}: ${task.title}`}
      size="sm"
      disabled={moves.busy}
      onClick={() => moves.begin(task, choice.transition)}
    >
      <CheckIcon />
    </IconButton>
  );
}
