import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { FormDialog, TextArea } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { useState } from 'react';
import type { AskedMove, TaskMoves } from './use-task-moves';

type Need = 'blockedReason' | 'cancelReason' | 'note';

interface Words {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly danger?: boolean;
}

const WORDS: Readonly<Record<Need, Words>> = {
  blockedReason: {
    title: 'Block task',
    label: 'What does it wait for?',
    hint: 'Shown with the task until it goes on.',
  },
  cancelReason: {
    title: 'Cancel task',
    label: 'Why is it cancelled?',
    hint: 'Kept in the history, so that nobody has to ask.',
    danger: true,
  },
  note: {
    title: 'Send back',
    label: 'What is missing?',
    hint: 'Whoever did the task reads this in its history.',
  },
};

const needOf = ({ transition }: AskedMove): Need => {
  const [need] = transition.needs ?? [];
  return need === 'blockedReason' || need === 'cancelReason' ? need : 'note';
};

/** Asks for the words a change of status needs. */
export function MoveDialog({ moves }: { readonly moves: TaskMoves }) {
  const { asked } = moves;
  return asked ? (
    <AskedDialog key={`${asked.task.id} ${asked.transition.to}`} asked={asked} moves={moves} />
  ) : null;
}

function AskedDialog({ asked, moves }: { readonly asked: AskedMove; readonly moves: TaskMoves }) {
  const [words, setWords] = useState('');
  const [remindOn, setRemindOn] = useState('');
  const need = needOf(asked);
  const { title, label, hint, danger } = WORDS[need];
  const refused = moves.failure?.fields?.[need];
  return (
    <FormDialog
      open
      title={title}
      intro={<strong dir="auto">{asked.task.title}</strong>}
      submitLabel={asked.transition.label}
      danger={danger}
      busy={moves.busy}
      failure={refused ? undefined : moves.failure?.message}
      onSubmit={() => moves.confirm({ [need]: words, ...(remindOn && { remindOn }) })}
      onClose={moves.cancel}
    >
      <TextArea
        label={label}
        hint={hint}
        required
        rows={2}
        maxLength={500}
        value={words}
        onChange={setWords}
        error={refused}
      />
      {need === 'blockedReason' && (
        <DateField
          label="Remind me on"
          hint="At 8:00, in your reminders. Leave it empty for none."
          value={remindOn}
          onChange={setRemindOn}
          min={today(COMPANY.timezone)}
        />
      )}
    </FormDialog>
  );
}
