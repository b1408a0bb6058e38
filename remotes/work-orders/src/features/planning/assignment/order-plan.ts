import type { Ref, Stored } from '@fm/domain/record';
import { type OrderSchedule, plannedToRecord, type WorkOrder } from '@fm/domain/work-order';
import type { Plan } from './use-assignment';

/** A crew with somebody else in the place of the person with the id `before`. */
export const instead = (crew: readonly Ref[], before: string, person: Ref): readonly Ref[] =>
  crew.some(({ id }) => id === person.id)
    ? crew.filter(({ id }) => id !== before)
    : crew.map((one) => (one.id === before ? person : one));

/** Who is to do this job and when, as a question. */
export const planOf = (order: Stored<WorkOrder>, { lead, crew, ...planned }: OrderSchedule): Plan => ({
  job: { ...order, ...plannedToRecord(planned, order.timezone, order) },
  siteId: order.siteRef.id,
  lead,
  crew,
});
