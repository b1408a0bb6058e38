import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import fieldCss from '../field/field.module.css';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { CalendarIcon, CloseIcon } from '../icons';
import css from './date.module.css';

interface DateBoxProps extends FocusTarget, Pick<FieldProps, 'error' | 'disabled' | 'readOnly'> {
  /** What the field is called: forms have several. */
  readonly label: string;
  /** Empties the field; left out when there is nothing to empty or it must be filled. */
  readonly onClear?: (() => void) | undefined;
  readonly calendar: boolean;
}

/** A picker's group is this box. Without a calendar it is the parts alone: the box was a second one under the same id. */
const NO_GROUP = { slot: null, role: 'presentation' } as const;

/** Day, month, year and time as parts to type or step through, in the order of the browser's locale. */
export function DateBox(props: DateBoxProps) {
  const { label, inputRef, onClear, calendar, error, disabled = false, readOnly = false } = props;
  return (
    <Group
      {...(!calendar && NO_GROUP)}
      ref={(group) => inputRef?.(group && firstSegment(group))}
      className={`${fieldCss.input} ${css.group}`}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      isReadOnly={readOnly}
    >
      <DateInput className={css.segments ?? ''}>
        {(segment) => <DateSegment segment={segment} className={css.segment ?? ''} />}
      </DateInput>
      {onClear && (
        // Not React Aria's: a button in a picker's group would open the calendar.
        <button
          type="button"
          className={css.clear}
          aria-label={`Clear ${label}`}
          onClick={({ currentTarget: { parentElement } }) => {
            onClear();
            // This button goes: the next thing one does is to type.
            if (parentElement) firstSegment(parentElement).focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      {calendar && !readOnly && (
        <Button className={css.open ?? ''}>
          <CalendarIcon />
        </Button>
      )}
    </Group>
  );
}

/** A group of segments takes no focus itself: its first one does. */
const firstSegment = (group: HTMLElement) => ({
  focus: () => group.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
});
