import type { CsvColumn } from '@fm/data';
import { dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { timeIn } from '@fm/domain/instant';
import type { Stored } from '@fm/domain/record';
import { PRIORITY_LABELS } from '@fm/domain/task';
import {
  type ChecklistItem,
  checklistItems,
  lineTotals,
  usedLines,
  WAITING_REASON_LABELS,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_TYPE_LABELS,
  type WorkOrder,
} from '@fm/domain/work-order';
import type { CompleteOrder } from './api/complete-orders';

type Value = CsvColumn<Stored<WorkOrder>>['value'];

/** As clocks at a place show it, in a way every spreadsheet sorts: `2026-11-23 08:00`. */
const clock = (at: Date | undefined, timezone: string): string | undefined =>
  at && `${dayIn(timezone, at)} ${timeIn(timezone, at)}`;

const cents = (minor: number | undefined): number | undefined =>
  minor === undefined ? undefined : minor / 100;

const said = (header: string, value: Value): CsvColumn<CompleteOrder> => ({
  header,
  value: ({ order }) => value(order),
});

const priced = (header: string, value: Value): CsvColumn<CompleteOrder> => ({
  ...said(header, value),
  priced: true,
});

/** "Lift 1: 1234 h"; nothing of what is no reading. */
const readingText = (item: ChecklistItem): readonly string[] =>
  item.kind !== 'meter' || item.value === undefined
    ? []
    : [`${item.assetRef?.name ?? item.label}: ${item.value} ${item.unit ?? ''}`.trim()];

/** What a file says of each of them: all that somebody reads who knows the app by its files alone. */
export const workOrderCsv: readonly CsvColumn<CompleteOrder>[] = [
  said('Number', ({ number }) => number),
  said('Title', ({ title }) => title),
  said('Type', ({ type }) => WORK_ORDER_TYPE_LABELS[type]),
  said('Status', ({ status }) => WORK_ORDER_STATUS_LABELS[status]),
  said('Waiting for', ({ waiting }) => waiting && WAITING_REASON_LABELS[waiting.reason]),
  said('Priority', ({ priority }) => PRIORITY_LABELS[priority]),
  said('Customer', ({ customerRef }) => customerRef.name),
  said('Site', ({ siteRef }) => siteRef.name),
  { header: 'Address', value: ({ address }) => address },
  said('Assets', ({ assetRefs = [] }) => assetRefs.map(({ name }) => name).join(', ')),
  said('Contact', ({ contactRef }) => contactRef?.name),
  said('Requested by', ({ requestedBy }) => requestedBy),
  said('Lead', ({ leadName }) => leadName),
  said('Crew', ({ crewRefs }) => crewRefs.map(({ name }) => name).join(', ')),
  said('Planned start', ({ plannedStart, timezone }) => clock(plannedStart, timezone)),
  said('Planned end', ({ plannedEnd, timezone }) => clock(plannedEnd, timezone)),
  said('Time zone of the site', ({ timezone }) => timezone),
  said('Due', ({ dueDate }) => dueDate),
  said('Estimate (min)', ({ estimateMin }) => estimateMin),
  { header: 'Labour (min)', value: ({ labourMin }) => labourMin },
  said('Time on hold (min)', ({ heldMin }) => heldMin),
  priced('Currency', () => COMPANY.currency),
  priced('Offered', ({ offerTotalMinor }) => cents(offerTotalMinor)),
  priced('Parts cost', (order) => cents(lineTotals(usedLines(order)).partsCostMinor)),
  priced('Other costs', (order) => cents(lineTotals(usedLines(order)).otherCostMinor)),
  priced('Parts and costs to be billed', (order) => cents(lineTotals(usedLines(order)).billMinor)),
  said('Offer', ({ offerRef }) => offerRef?.name),
  said('Maintenance plan', ({ planRef }) => planRef?.name),
  said('Description', ({ description }) => description),
  said('Outcome', ({ outcome }) => outcome),
  said('Meter readings', ({ checklist }) => checklistItems(checklist).flatMap(readingText).join(', ')),
  said('Started', ({ startedAt, timezone }) => clock(startedAt, timezone)),
  said('Completed', ({ completedAt, timezone }) => clock(completedAt, timezone)),
  said('Completed by', ({ completedBy }) => completedBy?.name),
  said('Verified', ({ verifiedAt, timezone }) => clock(verifiedAt, timezone)),
  said('Verified by', ({ verifiedBy }) => verifiedBy?.name),
  said('Signed by', ({ signature }) => signature?.name),
  said('Cancelled because', ({ cancelReason }) => cancelReason),
  said('Created', ({ createdAt, timezone }) => clock(createdAt, timezone)),
  said('Created by', ({ createdBy }) => createdBy.name),
  said('Changed', ({ updatedAt, timezone }) => clock(updatedAt, timezone)),
];
