import { relativeDay } from '../format';
import { Status } from '../status/status';

export interface DueTextProps {
  /** `YYYY-MM-DD`; without one there is nothing to say. */
  readonly day: string | undefined;
  readonly today: string;
}

/** When something is due, marked where that day is past. */
export function DueText({ day, today }: DueTextProps) {
  if (day === undefined) return 'No due date';
  if (day < today) return <Status tone="danger" label={relativeDay(day, today)} />;
  return day === today ? <Status tone="warning" label="Today" /> : relativeDay(day, today);
}
