import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { EditIcon } from '../icons';
import css from './presence.module.css';
import { editingText } from './record-presence';

/** Names of the others who are changing records of one kind, by the id of the record. */
export type Editors = ReadonlyMap<string, readonly string[]>;

/** Tells who changes records of a kind (`workOrder`), at once and at every change. Gives what ends that. */
export type WatchEditors = (type: string, listener: (editors: Editors) => void) => () => void;

/** Where lists learn who changes their records; undefined where that is not known, or not yet. The shell says it. */
export const RecordEditors = createContext<WatchEditors | undefined>(undefined);

const NOBODY: Editors = new Map();
const EditorsHere = createContext(NOBODY);

/** Around the rows of a list, once they are there: lets each say who is changing its record. */
export function EditedRows({ type, children }: { readonly type: string; readonly children: ReactNode }) {
  const watch = useContext(RecordEditors);
  const [editors, setEditors] = useState(NOBODY);
  useEffect(() => {
    const end = watch?.(type, setEditors);
    return () => {
      end?.();
      setEditors(NOBODY);
    };
  }, [watch, type]);
  return <EditorsHere value={editors}>{children}</EditorsHere>;
}

/** Says in the row of a record who is changing it; nothing outside of `EditedRows` and where nobody is. */
export function EditedMark({ id }: { readonly id: string }) {
  const text = editingText(useContext(EditorsHere).get(id) ?? []);
  return text === undefined ? null : (
    <span className={css.edited} dir="auto">
      <EditIcon aria-hidden="true" />
      {text}
    </span>
  );
}
