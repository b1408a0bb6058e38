import { planAddress, workOrderAddress } from '@fm/contract/addresses';
import { workOrders } from '@fm/domain/work-order';
import { Button, formatCounted, formatDay, formatNumber, formatSentence, Notice, TextLink } from '@fm/ui';
import css from './due-report.module.css';
import type { OrderedOccurrence } from './ordered-occurrence';
import type { DueReport as Report } from './use-due-run';

interface DueReportProps {
  readonly report: Report;
  readonly onDismiss: () => void;
}

const AGAIN = 'Press Create due work orders again to retry.';
/** To try again would not help: what is stored of the plan makes no order. */
const WRONG_PLAN =
  'Something in this plan is wrong or missing. Open it, put it right and save it, then try again.';

/** What was created, what was there already, and what could not be done. Stays until it is dismissed. */
export function DueReport({ report, onDismiss }: DueReportProps) {
  const { created, existing, skipped, failed, stopped } = report;
  const planned = created.filter(({ isScheduled }) => isScheduled);
  return (
    <Notice
      tone={failed.length > 0 ? 'warning' : 'success'}
      title={headline(report)}
      action={
        <Button size="sm" variant="outline" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      {planned.length > 0 && (
        <p>
          {planned.length === created.length
            ? 'All new orders are scheduled.'
            : formatSentence(planned.length, {
                one: '{count} new order is scheduled, the rest are drafts.',
                many: '{count} new orders are scheduled, the rest are drafts.',
              })}
        </p>
      )}
      <Orders title="Created" occurrences={created} />
      <Orders title="Already there" occurrences={existing} />
      {skipped.length > 0 && (
        <p>
          {formatSentence(skipped.length, {
            one: '{count} occurrence was called off and gets no order.',
            many: '{count} occurrences were called off and get no orders.',
          })}
        </p>
      )}
      {stopped && <p>You stopped before all plans were done. The rest is still due.</p>}
      {failed.length > 0 && (
        <p>
          {formatSentence(failed.length, {
            one: 'The orders of one plan could not be created:',
            many: 'The orders of {count} plans could not be created:',
          })}
        </p>
      )}
      {failed.map(({ id, name, failure }) => (
        <p key={id}>
          <TextLink to={planAddress.record(id)}>
            <span dir="auto">{name}</span>
          </TextLink>
          : {failure.kind === 'invalid' ? WRONG_PLAN : `${failure.message} ${AGAIN}`}
        </p>
      ))}
    </Notice>
  );
}

export function headline({
  created,
  existing,
  failed,
}: Pick<Report, 'created' | 'existing' | 'failed'>): string {
  if (created.length + existing.length === 0)
    return failed.length === 0 ? 'Nothing was due' : 'No work orders could be created';
  const there = formatNumber(existing.length);
  if (created.length === 0) return `No new work orders, ${there} already there`;
  const made = formatCounted(created.length, workOrders.called);
  return existing.length === 0 ? `${made} created` : `${made} created, ${there} already there`;
}

function Orders({
  title,
  occurrences,
}: {
  readonly title: string;
  readonly occurrences: readonly OrderedOccurrence[];
}) {
  if (occurrences.length === 0) return null;
  return (
    <details open={occurrences.length <= 5}>
      <summary>{`${title}: ${occurrences.length}`}</summary>
      <ul className={css.orders}>
        {occurrences.map(({ id, orderId, plan, scheduled, leftOut = [] }) => (
          <li key={id}>
            <TextLink to={workOrderAddress.record(orderId)}>{plan.template.title}</TextLink>,{' '}
            <span dir="auto">{plan.siteRef.name}</span>, {formatDay(scheduled.date)}
            {leftOut.map((why) => (
              <p key={why} className={css.leftOut} dir="auto">
                {why}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
