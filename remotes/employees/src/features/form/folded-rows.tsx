import { Button, FormWide, Notice, PlusIcon } from '@fm/ui';
import { FormReadOnly } from '@fm/ui/form';
import { type ReactNode, useContext } from 'react';
import css from './folded-rows.module.css';

interface FoldedRowsProps {
  /** What a row is called: "absence". */
  readonly noun: string;
  /** What the folded ones are: "older". */
  readonly folded: string;
  /** How many are folded. */
  readonly hidden: number;
  readonly onShowAll: () => void;
  /** Of all, the folded ones too. */
  readonly count: number;
  /** What is wrong with the whole list; a row's own message stands beside it. */
  readonly problem: string | undefined;
  readonly onAdd: () => void;
  /** The rows that are not folded. */
  readonly children: ReactNode;
}

/** Rows of a record's form of which the past ones are folded, with a way to add one. */
export function FoldedRows(props: FoldedRowsProps) {
  const { noun, folded, hidden, onShowAll, count, problem, onAdd, children } = props;
  const readOnly = useContext(FormReadOnly);
  return (
    <FormWide>
      {hidden > 0 && (
        <Button variant="outline" size="sm" onClick={onShowAll}>
          {hidden === 1 ? `Show 1 ${folded} ${noun}` : `Show ${hidden} ${folded} ${noun}s`}
        </Button>
      )}
      {count === 0 && <p className={css.none}>No {noun}s.</p>}
      <ul className={css.rows}>{children}</ul>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!readOnly && (
        <Button variant="outline" size="sm" icon={<PlusIcon />} onClick={onAdd}>
          Add {noun}
        </Button>
      )}
    </FormWide>
  );
}
