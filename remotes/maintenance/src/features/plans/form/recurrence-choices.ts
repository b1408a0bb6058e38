import { MONTH_LABELS, WEEKDAY_LABELS } from '@fm/domain/recurrence';

/** Monday to Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const WEEKDAY_CHOICES = WEEKDAYS.map((day) => ({ id: String(day), label: WEEKDAY_LABELS[day] }));

/** January to December, from 1. */
export const MONTH_CHOICES = MONTH_LABELS.map((label, index) => ({ id: String(index + 1), label }));
