import { calendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  isPastValidity,
  LOST_REASONS,
  MAX_LINES,
  offers,
  transitionOffer as transitioned,
} from '@fm/domain/offer';
import { optionalName } from '@fm/domain/text';
import * as v from 'valibot';
import { defineCommand, entryId, recordId } from '../command';
import { present } from '../reference';

const words = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));

/** Takes an offer from its present status to another; what makes a version or an order has commands of its own. */
export const transitionOffer = defineCommand({
  name: 'offers.transition',
  permission: 'offers:edit',
  input: v.object({
    id: recordId,
    to: v.picklist(['sent', 'accepted', 'declined', 'withdrawn']),
    decidedByName: v.optional(optionalName(200)),
    decidedOn: v.optional(calendarDay),
    option: words(20),
    /** Whether each optional line was taken, by line id. */
    optionalTaken: v.optional(
      v.pipe(
        v.record(entryId, v.boolean()),
        v.check(
          (taken) => Object.keys(taken).length <= MAX_LINES,
          `Decide about at most ${MAX_LINES} lines.`,
        ),
      ),
    ),
    lostReason: v.optional(v.picklist(LOST_REASONS)),
    lostNote: words(500),
    validUntil: v.optional(calendarDay),
    reason: words(500),
    note: words(200),
  }),
  async run(unit, { id, to, ...input }, { actor, now }) {
    const day = today(COMPANY.timezone, now);
    await present(unit, offers, id);
    await unit.change(offers, id, (current) => {
      // A last day that is over has the same effect whether or not the daily clock has noted it yet.
      const lapsed = to === 'sent' && isPastValidity(current, day);
      const asOfToday = lapsed ? { ...current, status: 'expired' as const } : current;
      return transitioned(asOfToday, to, input, actor, now, day);
    });
    return null;
  },
});
