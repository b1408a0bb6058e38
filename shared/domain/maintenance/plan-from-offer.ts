import { type CalendarDay, weekdayOf } from '../calendar-day';
import type { Offer, Rhythm } from '../offer';
import type { Ref, Stored } from '../record';
import { offeredShare } from '../work-order';
import type { Plan } from './plan';
import { emptyPlan, planToRecord } from './plan-form';
import { emptyRecurrence, type RecurrenceInput } from './recurrence-form';

/** What is said of a plan beside the offer. */
export interface PlanShare {
  readonly siteRef: Ref;
  readonly timezone: string;
  readonly title: string;
  readonly startDate: CalendarDay;
  readonly rhythm: Rhythm;
  /** Ids of the agreed lines that each of its orders carries out. */
  readonly lineIds: readonly string[];
}

/**
 * A plan that recurring lines of an accepted offer become, a draft as if it was made by hand. Carried over: customer, the
 * introduction, its lines as what is to be done, hours as the estimate, what was agreed for one time as its price and by
 * line, and the link to the offer. Its rule begins on the first day.
 */
export function planFromOffer(offer: Stored<Offer>, share: PlanShare, today: CalendarDay): Plan {
  const { title, startDate, rhythm, lineIds, ...place } = share;
  const { agreed: _, estimateMin, description, ...kept } = offeredShare(offer, lineIds, () => true);
  const empty = emptyPlan(startDate);
  const plan = planToRecord(
    {
      ...empty,
      ...place,
      assetRefs: [],
      name: title,
      customerRef: offer.customerRef,
      recurrence: recurrenceOf(rhythm, startDate),
      priceMinor: Math.max(0, kept.offerTotalMinor),
      template: {
        ...empty.template,
        crewRefs: [],
        title,
        description: description ?? '',
        estimateMin: estimateMin ?? null,
        requireSignature: true,
      },
    },
    today,
  );
  return { ...plan, ...kept };
}

/** The rule of a rhythm that begins on a day. */
function recurrenceOf(rhythm: Rhythm, startDate: CalendarDay): RecurrenceInput {
  const [count, [, month, day]] = [Number.parseInt(rhythm, 10), startDate.split('-').map(Number)];
  const isYears = rhythm.endsWith('m') && count % 12 === 0;
  return {
    ...emptyRecurrence(),
    unit: rhythm.endsWith('w') ? 'week' : isYears ? 'year' : 'month',
    every: isYears ? count / 12 : count,
    weekdays: [weekdayOf(startDate)],
    monthDay: day ?? 1,
    months: [month ?? 1],
  };
}
