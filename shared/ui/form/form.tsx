import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { ErrorSummary } from '../feedback/error-summary';
import { Notice } from '../feedback/notice';
import { useSaveKey } from '../keys/save-key';
import css from '../layout/form-layout.module.css';
import { FormLabels } from './form-labels';
import { problemsOf } from './problems';

export interface FormProps<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Checks and saves: `save` of a record form, or `form.handleSubmit(...)`. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Why the last save did not happen, in words. What was typed stays. */
  readonly failure?: { readonly message: string } | undefined;
  /** Of the form element, for a button that stands outside of it. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a form: checked by the schema alone, with a summary of what is wrong after a try to save. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  failure,
  id,
  children,
}: FormProps<Values, Output>) {
  const [labels] = useState(() => new Map<string, string>());
  const { errors, submitCount } = useFormState({ control: form.control });
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element);
  const problems = submitCount > 0 ? problemsOf(errors, labels) : [];

  return (
    <FormLabels value={labels}>
      <form id={id} ref={element} className={css.form} noValidate onSubmit={onSubmit}>
        {failure && problems.length === 0 && <Notice tone="danger">{failure.message}</Notice>}
        <ErrorSummary problems={problems} onPick={(name) => form.setFocus(name as FieldPath<Values>)} />
        {children}
      </form>
    </FormLabels>
  );
}
