import { addDays, type CalendarDay, today as dayOf, daysBetween } from '../../calendar-day';
import { COMPANY } from '../../company';
import { CONTRACT_NOTICE_DAYS, HELD_LABELS } from '../attention';
import type { CustomerFacts } from './facts';
import { lateOrders, latePlans, lateTasks, openOffers, waitingOrders } from './records-that-wait';
import type { NextStep } from './step';
import { daysAgo, type Formats, inDays, spanText } from './texts';

/** A customer in business whom nobody visited for so long is about to be forgotten. */
const FORGOTTEN_DAYS = 180;

/**
 * What somebody should do for a customer, the most pressing first, each with its reason in words. Nothing when nothing
 * waits.
 */
export function nextSteps(facts: CustomerFacts, today: CalendarDay, formats: Formats): NextStep[] {
  const all = [
    held(facts),
    lateOrders(facts, today, formats),
    openOffers(facts, today, formats),
    latePlans(facts, today, formats),
    contract(facts, today, formats),
    lateTasks(facts, today, formats),
    waitingOrders(facts, today, formats),
    nobodyToCall(facts),
    forgotten(facts, today, formats),
  ];
  return all.filter((step) => step !== undefined).sort((a, b) => b.weight - a.weight);
}

function held(facts: CustomerFacts): NextStep | undefined {
  const { status, statusReason } = facts.customer;
  const title = HELD_LABELS[status];
  if (title === undefined) return undefined;
  return {
    kind: 'held',
    weight: status === 'doNotService' ? 100 : 90,
    title,
    why: [statusReason, 'Settle this before work is planned.'].filter(Boolean).join(' '),
  };
}

function contract(facts: CustomerFacts, today: CalendarDay, { day }: Formats): NextStep | undefined {
  const { status, contractEnd } = facts.customer;
  if (contractEnd === undefined || status === 'former') return undefined;
  const left = daysBetween(today, contractEnd);
  if (left > CONTRACT_NOTICE_DAYS) return undefined;
  return {
    kind: 'contract',
    weight: left < 0 ? 65 : 45 + (CONTRACT_NOTICE_DAYS - left) / 4,
    title: left < 0 ? `Contract ended ${daysAgo(-left)}` : `Contract ends ${inDays(left)}`,
    why: `${left < 0 ? 'It ran until' : 'It runs until'} ${day(contractEnd)}. Talk about a new one.`,
  };
}

function nobodyToCall(facts: CustomerFacts): NextStep | undefined {
  const { status, email, phone } = facts.customer;
  if (facts.hasContact || status === 'former') return undefined;
  const isSilent = !email && !phone;
  return {
    kind: 'contact',
    weight: isSilent ? 40 : 15,
    title: isSilent ? 'Nobody can be reached' : 'No contact person',
    why: isSilent
      ? 'There is no contact person, no telephone number and no e-mail address.'
      : 'Nobody is named whom technicians could ask for.',
  };
}

function forgotten(facts: CustomerFacts, today: CalendarDay, { day }: Formats): NextStep | undefined {
  const { customer, lastVisit, openOrders } = facts;
  if (customer.status !== 'active' || openOrders > 0) return undefined;
  const since = dayOf(COMPANY.timezone, lastVisit ?? customer.createdAt);
  if (since > addDays(today, -FORGOTTEN_DAYS)) return undefined;
  const span = spanText(daysBetween(since, today));
  return {
    kind: 'visit',
    weight: 20,
    title: lastVisit ? `No visit for ${span}` : 'No visit yet',
    why: lastVisit
      ? `The last work order was completed on ${day(since)}, and none is open.`
      : `A customer for ${span}, without any work order completed or open.`,
  };
}
