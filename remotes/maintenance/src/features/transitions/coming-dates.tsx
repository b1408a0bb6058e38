import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { comingDates, type Plan } from '@fm/domain/maintenance';
import { DateList } from '../schedule/date-list';
import { PREVIEWED } from '../schedule/previewed-dates';

/** The next visits of a plan as it is stored. */
export const ComingDates = ({ plan }: { readonly plan: Plan }) => (
  <DateList dates={comingDates(plan, today(COMPANY.timezone), PREVIEWED)} calendar={plan.calendarId} />
);
