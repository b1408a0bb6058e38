import type { DemoRecords } from '@fm/domain/record';
import * as v from 'valibot';
import { ACTORS } from './accounts';
import { Chronicle } from './chronicle';
import type { World } from './world';

const DAYS_BETWEEN = 9;
const NINE_O_CLOCK = 540;

/**
 * The records that areas bring of their own, entered one after the other by the office. Throws a ValiError for a record
 * that the schema of its kind does not take.
 */
export const buildAreas = (world: World, areas: readonly DemoRecords[]): Chronicle<object>[] =>
  areas.flatMap(({ kind, records }) =>
    records.map((record, index) => {
      const { calendar, numbers } = world;
      const day = calendar.workday(calendar.day(DAYS_BETWEEN * (index - records.length)), -1);
      // Nothing random: what an area brings changes nothing of what the demo has beside it.
      const actor = index % 2 === 0 ? ACTORS.office : ACTORS.admin;
      const number = kind.numberPrefix === undefined ? {} : { number: numbers.next(kind, day) };
      return new Chronicle(
        kind,
        world.id(kind.type, index + 1),
        v.parse(kind.schema, record),
        actor,
        calendar.at(day, NINE_O_CLOCK),
        number,
      );
    }),
  );
