import { createContext, useContext } from 'react';
import css from './presence.module.css';
import { fieldText, useRecordVisitors } from './record-presence';

/**
 * The name of the form's field that is drawn within; fields outside of forms have none. What has the focus in a field is
 * often a button or a part of a date, which has no name: the field says its own as `data-field`.
 */
export const FieldName = createContext<string | undefined>(undefined);

/** Says who else is in the field that this stands in, before somebody types over what they type. */
export function FieldVisitor() {
  const name = useContext(FieldName);
  const visitors = useRecordVisitors();
  const text = name === undefined ? undefined : fieldText(visitors, name);
  return text ? (
    <p role="status" className={css.field}>
      {text}
    </p>
  ) : null;
}
