import type { Plan } from './plan';

/** Missed occurrences in a row from which a plan counts as stalled. */
export const MISSED_STALLS = 3;

/** How a plan gets on, and why. */
export type HealthFields = Pick<Plan, 'health' | 'healthWhy' | 'ignoredInRow'>;

/** A plan that nothing is wrong with. */
export const HEALTHY: HealthFields = { health: 'ok', healthWhy: undefined, ignoredInRow: 0 };

/** How a plan gets on once the day of one more occurrence has passed with its order not begun. */
export function afterMissed({ ignoredInRow }: Pick<Plan, 'ignoredInRow'>): HealthFields {
  const missed = ignoredInRow + 1;
  return missed < MISSED_STALLS
    ? { health: 'late', healthWhy: 'The last order was not begun by its day.', ignoredInRow: missed }
    : {
        health: 'stalled',
        healthWhy: `Nobody began the last ${missed} orders by their days.`,
        ignoredInRow: missed,
      };
}

/** How a plan gets on whose due orders could not be created. */
export const afterFailure = (why: string): Pick<Plan, 'health' | 'healthWhy'> => ({
  health: 'error',
  healthWhy: why,
});
