import type { CalendarDay } from '../calendar-day';
import { dayInWords, timeInWords } from './in-words';

/** What a day brings to one person, in the order in which it is told. */
export interface DayAhead {
  readonly jobs: readonly {
    /** Undefined until the server has given one. */
    readonly number?: string | undefined;
    readonly title: string;
    readonly siteRef: { readonly name: string };
    /** Times of a job are meant in the zone of its site. */
    readonly plannedStart?: Date | undefined;
    readonly timezone: string;
  }[];
  readonly tasks: readonly { readonly title: string; readonly dueDate?: CalendarDay | undefined }[];
  readonly reminders: readonly { readonly text: string }[];
}

/** Jobs, tasks and reminders told of each; of more only that there are more. */
export const MOST_LISTED = 10;

/** What the mail of a morning says to one person; undefined where the day brings nothing. */
export function digestOf(name: string, day: CalendarDay, { jobs, tasks, reminders }: DayAhead) {
  const lines = [
    ...jobs.slice(0, MOST_LISTED).map(jobLine),
    ...tasks.slice(0, MOST_LISTED).map((task) => taskLine(task, day)),
    ...reminders.slice(0, MOST_LISTED).map(({ text }) => `Reminder: ${text}`),
  ];
  if (lines.length === 0) return undefined;
  const isCut = [jobs, tasks, reminders].some((all) => all.length > MOST_LISTED);
  const date = dayInWords(day);
  return {
    subject: `Your day, ${date}`,
    paragraphs: [
      `Good morning ${name}, this is what ${date} brings.`,
      ...lines,
      ...(isCut ? ['There is more than this mail tells. The back office shows all of it.'] : []),
    ],
    closing: 'You get this mail because you asked for it in your profile. You can switch it off there.',
  };
}

function jobLine({ number, title, siteRef, plannedStart, timezone }: DayAhead['jobs'][number]): string {
  const job = number === undefined ? title : `${number} ${title}`;
  return plannedStart
    ? `${timeInWords(plannedStart, timezone)}, ${siteRef.name}: ${job}`
    : `Today, ${siteRef.name}: ${job}`;
}

function taskLine({ title, dueDate = '' }: DayAhead['tasks'][number], day: CalendarDay): string {
  return dueDate < day
    ? `Task “${title}” was due on ${dayInWords(dueDate)}.`
    : `Task “${title}” is due today.`;
}

/** Id of the mail to one person about one day. */
export const digestId = (uid: string, day: CalendarDay): string => `digest-${uid}-${day}`;
