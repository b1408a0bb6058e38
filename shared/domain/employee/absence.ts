import * as v from 'valibot';
import { calendarDay } from '../calendar-day';

export const ABSENCE_KINDS = ['holiday', 'sick', 'training', 'other'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];
export const ABSENCE_KIND_LABELS: Readonly<Record<AbsenceKind, string>> = {
  holiday: 'Holiday',
  sick: 'Sick',
  training: 'Training',
  other: 'Away',
};

export const absenceSchema = v.object({
  from: calendarDay,
  to: calendarDay,
  kind: v.picklist(ABSENCE_KINDS),
});
export type Absence = v.InferOutput<typeof absenceSchema>;

/** Absences of one person at most. */
export const MOST_ABSENCES = 500;
