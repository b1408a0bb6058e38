import { useActor } from '@fm/data';
import { WAITING_REASON_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { formatDay, Notice } from '@fm/ui';
import { whyNot } from '../transitions/why-not';
import css from './detail.module.css';
import { siteInstant } from './formatting/site-time';

/** Where an order stands, in sentences: what it waits for or why it ended, and why a button is missing. */
export function StatusNotices({ order }: { readonly order: WorkOrder }) {
  const reasons = whyNot(order, useActor());
  return (
    <>
      {order.waiting && (
        <Notice
          tone="info"
          title={`On hold, waits for ${WAITING_REASON_LABELS[order.waiting.reason].toLowerCase()}`}
        >
          {waitingText(order.waiting, order.timezone)}
        </Notice>
      )}
      {order.status === 'cancelled' && order.cancelReason && (
        <Notice tone="info" title="Cancelled">
          <span dir="auto">{order.cancelReason}</span>
        </Notice>
      )}
      {reasons.map((reason) => (
        <p key={reason} className={css.reason}>
          {reason}
        </p>
      ))}
    </>
  );
}

function waitingText({ since, until }: NonNullable<WorkOrder['waiting']>, timezone: string): string {
  const began = `Since ${siteInstant(since, timezone)}`;
  return until ? `${began}, probably until ${formatDay(until)}.` : `${began}.`;
}
