import type { ReactNode } from 'react';
import { formatDay, localDay } from '../format/day';
import { formatTime } from '../format/instant';
import css from './timeline.module.css';

export interface TimelineEntry {
  readonly id: string;
  readonly at: Date;
  /** What happened, in one line. */
  readonly title: ReactNode;
  /** Who did it. */
  readonly actor?: string | undefined;
  /** The details: fields that changed, a note. */
  readonly body?: ReactNode;
  /** Stands out from the small changes around it. */
  readonly important?: boolean | undefined;
}

export interface TimelineProps {
  /** In the order they are to be shown, usually the newest first. */
  readonly entries: readonly TimelineEntry[];
  /** Level of the headings of days; 3 when left out. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** What happened, under a heading for each day where the user is. */
export function Timeline({ entries, headingLevel = 3 }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.wrap}>
      <div className={css.timeline}>
        {byDay(entries).map(([day, ofDay]) => (
          <section key={day} className={css.day}>
            <Heading className={css.date}>
              <time dateTime={day}>{dayName(day)}</time>
            </Heading>
            <ol>
              {ofDay.map((entry) => (
                <li key={entry.id} className={entry.important ? `${css.entry} ${css.important}` : css.entry}>
                  <div>{entry.title}</div>
                  {entry.body && <div className={css.body}>{entry.body}</div>}
                  <div className={css.meta}>
                    <time dateTime={entry.at.toISOString()}>{formatTime(entry.at)}</time>
                    {entry.actor && ` · ${entry.actor}`}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Entries in runs of the same local day, in the order given. */
function byDay(entries: readonly TimelineEntry[]) {
  const days: [string, TimelineEntry[]][] = [];
  for (const entry of entries) {
    const day = localDay(entry.at);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(entry);
    else days.push([day, [entry]]);
  }
  return days;
}

const dayName = (day: string) => (day === localDay() ? 'Today' : formatDay(day));
