import { calendarDay, optionalDay } from '@fm/domain/calendar-day';
import { optionalTime } from '@fm/domain/instant';
import { ref } from '@fm/domain/record';
import { optionalName } from '@fm/domain/text';
import { MAX_CREW, OCCURRENCE_CHOICES, WAITING_REASONS } from '@fm/domain/work-order';
import * as v from 'valibot';
import { drawingSchema } from './sign-order';

const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));

/** Who leads an order and when it is done. */
export const leadAndTime = {
  lead: v.nullable(ref),
  plannedDay: optionalDay,
  plannedFrom: optionalTime,
  plannedTo: optionalTime,
};

/** What a person gives with a change of an order's status. */
export const transitionInput = v.object({
  reason: text(2000),
  waitingReason: v.optional(v.picklist(WAITING_REASONS)),
  waitingUntil: v.optional(calendarDay),
  outcome: text(2000),
  signedBy: v.optional(optionalName(200)),
  note: text(2000),
  schedule: v.optional(v.object({ ...leadAndTime, crew: v.pipe(v.array(ref), v.maxLength(MAX_CREW)) })),
  remind: v.optional(v.boolean()),
  carryRest: v.optional(v.boolean()),
  drawing: v.optional(drawingSchema),
  occurrence: v.optional(v.picklist(OCCURRENCE_CHOICES)),
});
