import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import css from './date.module.css';

/** One month to choose a day from; part of a date picker. */
export const CalendarPopover = () => (
  <Popover className={css.popover ?? ''} offset={4} placement="bottom start">
    <Dialog className={css.dialog ?? ''}>
      <Calendar>
        <header className={css.months}>
          <Button slot="previous" className={css.step ?? ''}>
            <ChevronLeftIcon />
          </Button>
          <CalendarHeading className={css.month ?? ''} />
          <Button slot="next" className={css.step ?? ''}>
            <ChevronRightIcon />
          </Button>
        </header>
        <CalendarGrid>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={css.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={css.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </Dialog>
  </Popover>
);
