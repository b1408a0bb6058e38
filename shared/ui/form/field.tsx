import { type ReactNode, useContext, useEffect, useRef } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import type { Focusable } from '../field/field-props';
import { FieldName } from '../presence/field-visitor';
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

  const drawn = children({
    label,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: () => afterPress(leave),
    inputRef: field.ref,
    error: messageIn(fieldState.error),
    readOnly,
  });
  return <FieldName value={name}>{drawn}</FieldName>;
}

let pressing = false;
let waiting: (() => void)[] = [];

function begin() {
  pressing = true;
}

function end() {
  pressing = false;
  const due = waiting;
  waiting = [];
  // The click comes after the end of the press.
  setTimeout(() => {
    for (const work of due) work();
  });
}

if (typeof window !== 'undefined') {
  const first = { capture: true };
  window.addEventListener('pointerdown', begin, first);
  window.addEventListener('pointerup', end, first);
  window.addEventListener('pointercancel', end, first);
}

/**
 * Runs `work` at once, or when the press that is under way has ended. Leaving a field by a press on a button draws the
 * field's error, which moves the button: without waiting it would be gone from under the pointer before the click.
 */
export function afterPress(work: () => void): void {
  if (pressing) waiting.push(work);
  else work();
}
