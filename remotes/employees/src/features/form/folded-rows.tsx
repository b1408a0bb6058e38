import type { Called } from '@fm/domain/record';
import { Button, FormWide, formatCounted, Notice, PlusIcon } from '@fm/ui';
import { FormReadOnly } from '@fm/ui/form';
import { type ReactNode, useContext } from 'react';
import css from './folded-rows.module.css';

interface FoldedRowsProps {
  /** What rows are called: "absence", "absences". */
  readonly called: Called;
  /** What the folded ones are called: "older absence", "older absences". */
  readonly folded: Called;
  /** How many are folded. */
  readonly hidden: number;
  readonly onShowAll: () => void;
  /** Of all, the folded ones too. */
  readonly count: number;
  /** What is wrong with the whole list; a row's own message stands beside it. */
  readonly problem: string | undefined;
  readonly onAdd: () => void;
  /** What was taken off, with its way back. */
  readonly removed: ReactNode;
  /** The rows that are not folded. */
  readonly children: ReactNode;
}

/** Rows of a record's form of which the past ones are folded, with a way to add one. */
export function FoldedRows(props: FoldedRowsProps) {
  const { called, folded, hidden, onShowAll, count, problem, onAdd, removed, children } = props;
  const readOnly = useContext(FormReadOnly);
  return (
    <FormWide>
      {hidden > 0 && (
        <Button variant="outline" size="sm" onClick={onShowAll}>
          {`Show ${formatCounted(hidden, folded)}`}
        </Button>
      )}
      {count === 0 && <p className={css.none}>No {called.many}.</p>}
      <ul className={css.rows}>{children}</ul>
      {removed}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!readOnly && (
        <Button variant="outline" size="sm" icon={<PlusIcon />} onClick={onAdd}>
          Add {called.one}
        </Button>
      )}
    </FormWide>
  );
}
