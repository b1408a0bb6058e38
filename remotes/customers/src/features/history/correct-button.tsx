import type { HistoryEvent } from '@fm/domain/event';
import { useSession } from '@fm/platform';
import { EditIcon, formatInstant } from '@fm/ui';
import { EntryButton } from '@fm/ui/history';
import type { CorrectedNote } from './note-form';

interface CorrectButtonProps {
  readonly event: HistoryEvent & { readonly id: string };
  readonly onPress: (note: CorrectedNote) => void;
}

/** Below a note that the user wrote; nothing below any other entry. */
export function CorrectButton({ event: { id, kind, at, actor, note }, onPress }: CorrectButtonProps) {
  const { uid } = useSession();
  if (kind !== 'note' || note === undefined || actor.uid !== uid) return null;
  return (
    <EntryButton
      icon={<EditIcon />}
      aria-label={`Correct the note of ${formatInstant(at)}`}
      onClick={() => onPress({ id, text: note, at })}
    >
      Correct
    </EntryButton>
  );
}
