import css from './choice.module.css';
import fieldCss from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldNotes } from './field-shell';
import { RequiredMark } from './required-mark';
import { useFieldIds } from './use-field-ids';

/** One of a few that are all in sight. */
export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

/** What a group of radio buttons and one of check boxes take alike. */
export interface ChoicesProps<Id extends string> extends FieldProps, FocusTarget {
  readonly options: readonly Choice<Id>[];
}

interface ChoiceGroupProps<Id extends string> extends ChoicesProps<Id> {
  readonly type: 'radio' | 'checkbox';
  /** One below the other; side by side when left out. */
  readonly stacked?: boolean | undefined;
  readonly isChosen: (id: Id) => boolean;
  readonly onToggle: (id: Id, on: boolean) => void;
}

/** Choices below the name of their group, which the focus enters at the first of them. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const { label, hint, error, required, hideLabel, options, inputRef, stacked } = props;
  const ids = useFieldIds(props);
  return (
    <fieldset className={css.group} aria-describedby={ids.aria['aria-describedby']} onBlur={props.onBlur}>
      <legend className={hideLabel ? fieldCss.hidden : fieldCss.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={stacked ? `${css.options} ${css.stacked}` : css.options}>
        {options.map((option, index) => (
          <label key={option.id} className={css.choice}>
            <input
              type={props.type}
              ref={index === 0 ? inputRef : undefined}
              className={css.mark}
              name={props.name}
              disabled={props.disabled || props.readOnly}
              aria-invalid={ids.aria['aria-invalid']}
              checked={props.isChosen(option.id)}
              onChange={(event) => props.onToggle(option.id, event.target.checked)}
            />
            <span className={css.text}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </fieldset>
  );
}
