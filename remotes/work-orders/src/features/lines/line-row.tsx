import { useAction } from '@fm/data';
import { EntryRow } from '../formatting/entry-row';
import type { LineWords } from './line-words';
import type { LinesEditing } from './lines-editing';

interface LineRowProps {
  readonly words: LineWords;
  /** Undefined where this person may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => ReturnType<LinesEditing['remove']>) | undefined;
}

/** One part or cost. */
export function LineRow({ words: { name, ...words }, onEdit, onRemove }: LineRowProps) {
  const { busy, failure, run } = useAction();
  return (
    <EntryRow
      title={name}
      {...words}
      onEdit={onEdit}
      onRemove={onRemove && (() => void run(onRemove))}
      busy={busy}
      failure={failure}
    />
  );
}
