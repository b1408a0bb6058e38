import { calendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  isPastValidity,
  LOST_REASONS,
  MAX_LINES,
  offers,
  transitionOffer as transitioned,
} from '@fm/domain/offer';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';

const text = v.optional(v.pipe(v.string(), v.maxLength(2000)));

/** Takes an offer from its present status to another; versions and conversions have commands of their own. */
export const transitionOffer = defineCommand({
  name: 'offers.transition',
  permission: 'offers:edit',
  input: v.object({
    id: recordId,
    to: v.picklist(['sent', 'accepted', 'declined', 'withdrawn']),
    move: v.object({
      decidedByName: v.optional(v.pipe(v.string(), v.maxLength(200))),
      decidedOn: v.optional(calendarDay),
      option: v.optional(v.pipe(v.string(), v.maxLength(20))),
      optionalTaken: v.optional(
        v.pipe(
          v.record(v.string(), v.boolean()),
          v.check((taken) => Object.keys(taken).length <= MAX_LINES),
        ),
      ),
      lostReason: v.optional(v.picklist(LOST_REASONS)),
      lostNote: text,
      validUntil: v.optional(calendarDay),
      reason: text,
      note: text,
    }),
  }),
  async run(unit, { id, to, move }, { actor, now }) {
    const day = today(COMPANY.timezone, now);
    await unit.change(offers, id, (offer) => {
      if (offer.trashed) return { ok: false, message: 'This offer is in the trash. Restore it first.' };
      // A last day that is over has the same effect whether or not the daily clock has noted it yet.
      const lapsed = to === 'sent' && isPastValidity(offer, day);
      const standing = lapsed ? { ...offer, status: 'expired' as const } : offer;
      return transitioned(standing, to, given(move), actor, now, day);
    });
    return null;
  },
});

type Given<M> = { [K in keyof M]: Exclude<M[K], undefined> };

/** What was given, without what was left empty. */
const given = <M extends object>(move: M): Given<M> =>
  Object.fromEntries(Object.entries(move).filter(([, value]) => value !== undefined)) as Given<M>;
