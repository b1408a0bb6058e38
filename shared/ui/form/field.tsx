import { type ReactNode, useContext, useEffect, useRef } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import type { Focusable } from '../field/field-props';
import { afterPress } from './after-press';
import { FormLabels } from './form-labels';
import { messageIn } from './problems';
import { FormReadOnly } from './read-only';

/** What ties a field of the kit to a form: spread it onto the field. */
export interface BoundField<Value> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  /** Takes `null` for any field: while it is edited it may be empty, whether it must be filled is the schema's word. */
  readonly onChange: (value: Value | null) => void;
  readonly onBlur: () => void;
  readonly inputRef: (target: Focusable | null) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: Name;
  /** Also names the field in the summary of what is wrong. */
  readonly label: string;
  readonly children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

/**
 * One field of a form; redraws alone when its value or error changes.
 * `<Field control={control} name="title" label="Title">{(field) => <TextField {...field} required />}</Field>`
 */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  label,
  children,
}: FormFieldProps<Values, Name, Output>) {
  const { field, fieldState } = useController({ control, name });
  const labels = useContext(FormLabels);
  const readOnly = useContext(FormReadOnly);
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);

  const current = useRef<Name>(undefined);
  useEffect(() => {
    current.current = name;
    return () => {
      current.current = undefined;
    };
  }, [name]);
  // The press may have taken a row away: left late, its field would come back as half a row.
  const leave = () => {
    if (current.current === name) field.onBlur();
  };

  return children({
    label,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => afterPress(leave),
    inputRef: field.ref,
    error: messageIn(fieldState.error),
    readOnly,
  });
}
