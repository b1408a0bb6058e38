import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import fieldCss from '../field/field.module.css';
import type { FocusTarget } from '../field/field-props';
import { CalendarIcon, CloseIcon } from '../icons';
import css from './date.module.css';

interface DateBoxProps extends FocusTarget {
  /** What the field is called: forms have several. */
  readonly label: string;
  /** Empties the field; left out when there is nothing to empty or it must be filled. */
  readonly onClear?: (() => void) | undefined;
  readonly calendar: boolean;
  readonly readOnly: boolean | undefined;
}

/** Day, month, year and time as parts to type or step through, in the order of the browser's locale. */
export const DateBox = ({ label, inputRef, onClear, calendar, readOnly = false }: DateBoxProps) => (
  <Group
    ref={(group) => inputRef?.(group && firstSegment(group))}
    className={`${fieldCss.input} ${css.group}`}
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

/** A group of segments takes no focus itself: its first one does. */
const firstSegment = (group: HTMLElement) => ({
  focus: () => group.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
});
