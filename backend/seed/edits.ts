import { ACTORS, OFFICE_ACTORS } from './accounts';
import type { Chronicle } from './chronicle';
import type { World } from './world';

const MINUTES_PER_DAY = 1440;

/**
 * Lets people change a record now and then between two days: each of `patches` in turn, as far as `count` goes. The
 * last patch of a field wins, so give them in the order in which they should have happened.
 */
export function edit<R extends object>(
  world: World,
  chronicle: Chronicle<R>,
  fromDay: string,
  days: number,
  patches: readonly Partial<R>[],
): void {
  const { random, calendar } = world;
  const start = calendar.at(fromDay, 0).getTime();
  const moments = patches
    .map(() => start + random.int(0, Math.max(1, days) * MINUTES_PER_DAY) * 60_000)
    .sort((a, b) => a - b);
  patches.forEach((patch, index) => {
    const at = calendar.past(officeHours(new Date(moments[index] ?? start), world));
    chronicle.change(patch, random.pick(OFFICE_ACTORS), at);
  });
}

/** Somebody of the office, or at times the manager. */
export const someone = ({ random }: World) =>
  random.chance(0.15) ? ACTORS.manager : random.pick(OFFICE_ACTORS);

function officeHours(at: Date, { random }: World): Date {
  const moved = new Date(at);
  moved.setUTCHours(random.int(6, 15), random.int(0, 59), 0, 0);
  return moved;
}
