import type { Outcome } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { weeksAround } from '@fm/domain/planning';
import type { Ref, Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { findJobsOf } from '../../planning/assignment/api/jobs-of';
import { findPeople } from '../../planning/assignment/api/people';
import { daysFor, type LeadDays, leadOf } from './draft-plans';

/**
 * What those who lead drafts without a time have to do in the weeks of the days that come into question, read once: each
 * lead, and at most 400 jobs of each. A lead with more jobs than that is left out, because nobody can say when they are
 * free.
 */
export async function findLeadDays(
  drafts: readonly Stored<WorkOrder>[],
  chosen: Ref | null,
  today: CalendarDay,
): Promise<Outcome<ReadonlyMap<string, LeadDays>>> {
  const asked = [...daysByLead(drafts, chosen, today)];
  const answers = await Promise.all(
    asked.map(async ([id, days]) => {
      const weeks = weeksAround([...days]) ?? { from: today, to: today };
      const [people, jobs] = await Promise.all([findPeople([id]), findJobsOf([id], weeks)]);
      return { id, people, jobs };
    }),
  );
  const found = new Map<string, LeadDays>();
  for (const { id, people, jobs } of answers) {
    if (!people.ok) return people;
    if (!jobs.ok) return jobs;
    const [person] = people.value;
    const { rows, capped } = jobs.value;
    if (person && !capped)
      found.set(id, { person, jobs: rows.filter(({ status }) => status !== 'cancelled') });
  }
  return { ok: true, value: found };
}

/** The days that come into question for each lead of a draft without a time. */
function daysByLead(drafts: readonly Stored<WorkOrder>[], chosen: Ref | null, today: CalendarDay) {
  const days = new Map<string, Set<CalendarDay>>();
  for (const order of drafts) {
    const lead = leadOf(order, chosen);
    if (!lead || order.plannedStart) continue;
    days.set(lead.id, new Set([...(days.get(lead.id) ?? []), ...daysFor(order, today)]));
  }
  return days;
}
