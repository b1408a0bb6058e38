import type { AssignmentFormats } from '@fm/domain/assignment';
import { COMPANY } from '@fm/domain/company';
import { formatDay, formatTime } from '@fm/ui';
import { clockNote } from '../../order/formatting/site-time';

/**
 * Days and times as the browser's language has them. A time at a site whose clocks show another one than the
 * company's, by which the calendar goes, says where it is meant: "09:00 New York time".
 */
export const formats: AssignmentFormats = {
  day: formatDay,
  time: (at, timezone) =>
    [formatTime(at, timezone), clockNote(at, timezone, COMPANY.timezone)].filter(Boolean).join(' '),
};
