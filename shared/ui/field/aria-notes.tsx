import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldVisitor } from '../presence/field-visitor';
import css from './field.module.css';
import type { FieldProps } from './field-props';
import { RequiredStar } from './field-shell';

/** The label of a field that React Aria ties together. */
export function AriaLabel({
  label,
  required,
  hideLabel,
}: Pick<FieldProps, 'label' | 'required' | 'hideLabel'>) {
  return (
    <Label className={(hideLabel ? css.hidden : css.label) ?? ''}>
      {label}
      {required && <RequiredStar />}
    </Label>
  );
}

/** Error and hint of a field that React Aria ties together. */
export function AriaNotes({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      <FieldVisitor />
      <FieldError className={css.error ?? ''} elementType="p">
        {error}
      </FieldError>
      {hint && (
        <Text slot="description" elementType="p" className={css.hint ?? ''}>
          {hint}
        </Text>
      )}
    </>
  );
}

/** What React Aria is told about the state of a field. `null` as value means empty; the schema alone validates. */
export const ariaField = ({ error, required, disabled, name }: FieldProps) => ({
  className: css.field ?? '',
  isInvalid: Boolean(error),
  isRequired: required ?? false,
  isDisabled: disabled ?? false,
  validationBehavior: 'aria' as const,
  ...(name !== undefined && { name, 'data-field': name }),
});
