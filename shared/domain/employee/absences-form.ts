import * as v from 'valibot';
import { addDays, type CalendarDay, compareDays, requiredDay } from '../calendar-day';
import { ABSENCE_KINDS, type Absence, MOST_ABSENCES } from './absence';

const absenceForm = v.object({
  /** Tells rows apart while they are edited; not stored. */
  recordId: v.pipe(v.string(), v.maxLength(100)),
  from: requiredDay('Enter the first day.'),
  to: requiredDay('Enter the last day.'),
  kind: v.picklist(ABSENCE_KINDS, 'Choose a kind.'),
});
type AbsenceRow = v.InferOutput<typeof absenceForm>;

/** The absences of the employee form: each ends where it begins or later, and no two share a day. */
export const absencesForm = v.pipe(
  v.array(absenceForm),
  v.maxLength(MOST_ABSENCES, `Keep at most ${MOST_ABSENCES} absences.`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const rows = dataset.value;
    for (const [index, { field, message }] of absenceProblems(rows)) {
      const row = rows[index];
      if (!row) continue;
      addIssue({
        message,
        path: [
          { type: 'array', origin: 'value', input: rows, key: index, value: row },
          { type: 'object', origin: 'value', input: row, key: field, value: row[field] },
        ],
      });
    }
  }),
);
export type AbsencesInput = v.InferInput<typeof absencesForm>;

interface AbsenceProblem {
  readonly field: 'from' | 'to';
  readonly message: string;
}

/** What is wrong with rows of absences, by their position. Unfinished rows are left alone. */
function absenceProblems(rows: readonly AbsenceRow[]): Map<number, AbsenceProblem> {
  const problems = new Map<number, AbsenceProblem>();
  const placed = rows
    .map((row, index) => ({ ...row, index }))
    .filter(({ from, to }) => from !== '' && to !== '')
    .sort((a, b) => compareDays(a.from, b.from));
  let latest: CalendarDay = '';
  for (const { index, from, to } of placed) {
    if (to < from) problems.set(index, { field: 'to', message: 'Enter a last day on or after the first.' });
    else if (from <= latest)
      problems.set(index, { field: 'from', message: 'Another absence covers this day already.' });
    if (to > latest) latest = to;
  }
  return problems;
}

/** No two absences begin on one day, so that the first day tells the stored ones apart, for everybody alike. */
export const absencesToForm = (absences: readonly Absence[] = []): AbsencesInput =>
  inOrder(absences).map(({ from, to, kind }) => ({ recordId: from, from, to, kind }));

export const absencesToRecord = (rows: readonly AbsenceRow[]): Absence[] | undefined =>
  rows.length === 0 ? undefined : inOrder(rows).map(({ from, to, kind }) => ({ from, to, kind }));

/** Days after which an absence is only history. */
const DAYS_SHOWN = 90;

/** Whether an absence ended so long ago that lists may fold it away. */
export const isLongOver = ({ to }: Pick<AbsenceRow, 'to'>, today: CalendarDay): boolean =>
  to !== '' && to < addDays(today, -DAYS_SHOWN);

const inOrder = <A extends Pick<Absence, 'from'>>(absences: readonly A[]): A[] =>
  [...absences].sort((a, b) => compareDays(a.from, b.from));
