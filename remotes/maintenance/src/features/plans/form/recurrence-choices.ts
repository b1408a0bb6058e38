import { MONTH_LABELS, WEEKDAY_LABELS } from '@fm/domain/recurrence';

const SHORT = 3;

/** Monday to Sunday. */
export const WEEKDAY_CHOICES = ([1, 2, 3, 4, 5, 6, 7] as const).map((id) => ({
  id,
  label: WEEKDAY_LABELS[id],
  short: WEEKDAY_LABELS[id].slice(0, SHORT),
}));

/** January to December, from 1. */
export const MONTH_CHOICES = MONTH_LABELS.map((label, index) => ({
  id: index + 1,
  label,
  short: label.slice(0, SHORT),
}));
