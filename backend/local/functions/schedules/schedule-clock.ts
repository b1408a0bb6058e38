import type { Endpoints } from '../manifest';
import { readCron } from './cron';

const MINUTE_MS = 60_000;

interface ScheduleClockOptions {
  readonly endpoints: () => Endpoints;
  readonly now: () => number;
  /** Runs a schedule that is due. */
  readonly run: (name: string, scheduleTime: Date) => void;
  readonly log: (line: string) => void;
}

/** Runs every schedule when it is due, until it is stopped. Minutes in which the machine slept are left out. */
export function startScheduleClock({ endpoints, now, run, log }: ScheduleClockOptions): () => void {
  let timer: NodeJS.Timeout;
  const untilNextMinute = () => setTimeout(tick, MINUTE_MS - (now() % MINUTE_MS)).unref();
  const tick = () => {
    const minute = new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS);
    for (const [name, { scheduleTrigger }] of endpoints())
      if (scheduleTrigger && isDue(scheduleTrigger, minute)) run(name, minute);
    timer = untilNextMinute();
  };
  for (const [name, { scheduleTrigger }] of endpoints())
    if (scheduleTrigger && !readCron(scheduleTrigger.schedule, 'UTC'))
      log(`functions: the schedule of ${name} is not in cron's five fields and runs by hand only.`);
  timer = untilNextMinute();
  return () => clearTimeout(timer);
}

const isDue = (trigger: { schedule: string; timeZone?: string | null }, minute: Date): boolean =>
  readCron(trigger.schedule, trigger.timeZone ?? 'UTC')?.(minute) ?? false;
