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

const columnOf = (header: string, value: Value): CsvColumn<CompleteOrder> => ({
  header,
  value: ({ order }) => value(order),
});

const priced = (header: string, value: Value): CsvColumn<CompleteOrder> => ({
  ...columnOf(header, value),
  priced: true,
});

/** "Lift 1: 1234 h"; nothing of what is no reading. */
const readingText = (item: ChecklistItem): readonly string[] =>
  item.kind !== 'meter' || item.value === undefined
    ? []
    : [`${item.assetRef?.name ?? item.label}: ${item.value} ${item.unit ?? ''}`.trim()];

/** What a file says of each of them: all that somebody reads who knows the app by its files alone. */
export const workOrderCsv: readonly CsvColumn<CompleteOrder>[] = [
  columnOf('Number', ({ number }) => number),
  columnOf('Title', ({ title }) => title),
  columnOf('Type', ({ type }) => WORK_ORDER_TYPE_LABELS[type]),
  columnOf('Status', ({ status }) => WORK_ORDER_STATUS_LABELS[status]),
  columnOf('Waiting for', ({ waiting }) => waiting && WAITING_REASON_LABELS[waiting.reason]),
  columnOf('Priority', ({ priority }) => PRIORITY_LABELS[priority]),
  columnOf('Customer', ({ customerRef }) => customerRef.name),
  columnOf('Site', ({ siteRef }) => siteRef.name),
  { header: 'Address', value: ({ address }) => address },
  columnOf('Assets', ({ assetRefs = [] }) => assetRefs.map(({ name }) => name).join(', ')),
  columnOf('Contact', ({ contactRef }) => contactRef?.name),
  columnOf('Requested by', ({ requestedBy }) => requestedBy),
  columnOf('Lead', ({ leadName }) => leadName),
  columnOf('Crew', ({ crewRefs }) => crewRefs.map(({ name }) => name).join(', ')),
  columnOf('Planned start', ({ plannedStart, timezone }) => clock(plannedStart, timezone)),
  columnOf('Planned end', ({ plannedEnd, timezone }) => clock(plannedEnd, timezone)),
  columnOf('Time zone of the site', ({ timezone }) => timezone),
  columnOf('Due', ({ dueDate }) => dueDate),
  columnOf('Estimate (min)', ({ estimateMin }) => estimateMin),
  { header: 'Labour (min)', value: ({ labourMin }) => labourMin },
  columnOf('Time on hold (min)', ({ heldMin }) => heldMin),
  priced('Currency', () => COMPANY.currency),
  priced('Offered', ({ offerTotalMinor }) => cents(offerTotalMinor)),
  priced('Parts cost', (order) => cents(lineTotals(usedLines(order)).partsCostMinor)),
  priced('Other costs', (order) => cents(lineTotals(usedLines(order)).otherCostMinor)),
  priced('Parts and costs to be billed', (order) => cents(lineTotals(usedLines(order)).billMinor)),
  columnOf('Offer', ({ offerRef }) => offerRef?.name),
  columnOf('Maintenance plan', ({ planRef }) => planRef?.name),
  columnOf('Description', ({ description }) => description),
  columnOf('Outcome', ({ outcome }) => outcome),
  columnOf('Meter readings', ({ checklist }) => checklistItems(checklist).flatMap(readingText).join(', ')),
  columnOf('Started', ({ startedAt, timezone }) => clock(startedAt, timezone)),
  columnOf('Completed', ({ completedAt, timezone }) => clock(completedAt, timezone)),
  columnOf('Completed by', ({ completedBy }) => completedBy?.name),
  columnOf('Verified', ({ verifiedAt, timezone }) => clock(verifiedAt, timezone)),
  columnOf('Verified by', ({ verifiedBy }) => verifiedBy?.name),
  columnOf('Signed by', ({ signature }) => signature?.name),
  columnOf('Cancelled because', ({ cancelReason }) => cancelReason),
  columnOf('Created', ({ createdAt, timezone }) => clock(createdAt, timezone)),
  columnOf('Created by', ({ createdBy }) => createdBy.name),
  columnOf('Changed', ({ updatedAt, timezone }) => clock(updatedAt, timezone)),
];
