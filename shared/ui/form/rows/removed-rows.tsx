import { useId } from 'react';
import { Button } from '../../button/button';
import { Notice } from '../../feedback/notice';
import css from './removed-rows.module.css';
import type { RemovableRows } from './use-removable-rows';

/** Says that a row with this name was removed; nothing of a row without a name. */
export const removedByName = (name: string): string | undefined =>
  name.trim() === '' ? undefined : `“${name}” was removed. Undo works until you save.`;

export interface RemovedRowsProps<Row> {
  readonly rows: Pick<RemovableRows<Row>, 'keyOf' | 'removed' | 'putBack'>;
  /** That it is removed, as a sentence; undefined for a row that was hardly begun and goes without a word. */
  readonly textOf: (row: Row) => string | undefined;
}

/** What was taken off a form, each with a way back. */
export function RemovedRows<Row>({ rows, textOf }: RemovedRowsProps<Row>) {
  const texts = rows.removed.flatMap((one) => {
    const text = textOf(one.row);
    return text === undefined ? [] : [{ one, text }];
  });
  if (texts.length === 0) return null;
  return (
    <div className={css.removed}>
      {texts.map(({ one, text }) => (
        <Removed key={rows.keyOf(one.row)} text={text} onUndo={() => rows.putBack(one)} />
      ))}
    </div>
  );
}

function Removed({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const id = useId();
  return (
    <Notice
      action={
        <Button aria-describedby={id} variant="outline" size="sm" onClick={onUndo}>
          Undo
        </Button>
      }
    >
      <span id={id}>{text}</span>
    </Notice>
  );
}
