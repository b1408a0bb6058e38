import type { AssignmentFormats } from '@fm/domain/assignment';
import { formatDay, formatMinutes, formatTime } from '@fm/ui';

/** Days, times and lengths as the browser's language has them. */
export const formats: AssignmentFormats = { day: formatDay, time: formatTime, minutes: formatMinutes };
