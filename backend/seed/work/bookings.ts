import { isWeekend } from '@fm/domain/calendar-day';
import { type Employee, usualWeek, workSpansOn } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import type { World } from '../world';

const DAY_STARTS = 420;
/** Not everybody begins at seven: first jobs start within three hours, on the quarter. */
const LATEST_QUARTER = 12;
const DAY_ENDS = 1020;
const GAP_MIN = 15;

/** A lead and when, in minutes after midnight. */
export interface Booking {
  readonly lead: Stored<Employee>;
  readonly from: number;
  readonly to: number;
}

/** Who is where when, so that nobody is in two places at once unless the demo wants it. */
export class Bookings {
  readonly #free = new Map<string, number>();

  constructor(
    private readonly world: World,
    private readonly staff: readonly Stored<Employee>[],
  ) {}

  /**
   * The first of `wanted` who is free on that day, then anybody of the team, then anybody who is out working; at weekends
   * only who is on duty.
   */
  book(wanted: readonly Stored<Employee>[], team: string, day: string, minutes: number): Booking | undefined {
    const length = Math.min(minutes, DAY_ENDS - DAY_STARTS);
    const onDuty = (lead: Stored<Employee>) =>
      !isWeekend(day) || workSpansOn(usualWeek(lead), day).length > 0;
    for (const lead of [...wanted, ...this.#inOrder(team)].filter(onDuty)) {
      const from = this.#free.get(`${lead.id} ${day}`) ?? this.#firstStart(length);
      if (from + length > DAY_ENDS) continue;
      this.#free.set(`${lead.id} ${day}`, from + length + GAP_MIN);
      return { lead, from, to: from + length };
    }
    return undefined;
  }

  /** Somebody of the team, without taking their time. */
  anybody(team: string): Stored<Employee> | undefined {
    return this.#inOrder(team)[0];
  }

  #firstStart(length: number): number {
    const quarters = Math.min(LATEST_QUARTER, Math.floor((DAY_ENDS - DAY_STARTS - length) / 15));
    return DAY_STARTS + this.world.random.int(0, quarters) * 15;
  }

  #inOrder(team: string): Stored<Employee>[] {
    const others = this.staff.filter((person) => person.team !== team && person.team !== 'Office');
    const own = this.staff.filter((person) => person.team === team);
    return [...this.world.random.shuffled(own), ...this.world.random.shuffled(others)];
  }
}
