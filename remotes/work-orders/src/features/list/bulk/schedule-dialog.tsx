import { employeeOptions, useActor } from '@fm/data';
import type { Called, Ref } from '@fm/domain/record';
import { isOpenTogether, plannedToForm } from '@fm/domain/work-order';
import { formatSentence } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import type { BulkChangeProps } from './bulk-change';
import { DAYS_AHEAD, type PlannedDraft } from './draft-plans';
import { ProposedTimes } from './proposed-times';
import { TogetherDialog } from './together-dialog';
import { useDraftPlans } from './use-draft-plans';

const LEADLESS: Called = {
  one: 'Nobody leads 1 of those chosen: it stays a draft.',
  many: 'Nobody leads {count} of those chosen: they stay drafts.',
};
const TIMELESS: Called = {
  one: `1 of those chosen stays a draft: its lead has no free time within ${DAYS_AHEAD} days.`,
  many: `{count} of those chosen stay drafts: their leads have no free time within ${DAYS_AHEAD} days.`,
};

/** Schedules drafts: those without a time get the first free hours of their leads, those without a lead the one chosen. */
export function ScheduleDialog({ rows, onClose }: BulkChangeProps) {
  const actor = useActor();
  const [lead, setLead] = useState<Ref | null>(null);
  const [failure, setFailure] = useState<string>();
  // The list lives on behind the dialog: these are the drafts that were chosen as it opened.
  const [drafts] = useState(() => rows.filter((order) => isOpenTogether(order, 'scheduled', actor)));
  const [staying] = useState(rows.length - drafts.length);
  const plans = useDraftPlans(drafts, lead);
  const { planned, leadless, timeless, status } = plans;
  const asksLead = drafts.some(({ leadId }) => leadId === '');
  return (
    <TogetherDialog
      to="scheduled"
      orders={planned.map(({ order }) => order)}
      staying={staying}
      size="md"
      busy={status === 'loading'}
      failure={planned.length === 0 ? failure : undefined}
      intro="They go to their crews. Those without a time get the first free hours of their leads. One against whose plan something speaks stays a draft."
      isMissing={() => {
        setFailure('None of them has a lead and a time.');
        return planned.length === 0;
      }}
      given={(ids) => ({ schedules: schedulesOf(planned, ids) })}
      onClose={onClose}
    >
      {asksLead && (
        <ComboBoxField
          label="Lead of those that have none"
          load={employeeOptions}
          value={lead}
          onChange={setLead}
        />
      )}
      <ProposedTimes plans={plans} />
      {leadless.length > 0 && <p>{formatSentence(leadless.length, LEADLESS)}</p>}
      {status === 'ready' && timeless.length > 0 && <p>{formatSentence(timeless.length, TIMELESS)}</p>}
    </TogetherDialog>
  );
}

/** What is proposed for those of these orders that lack a lead or a time. */
const schedulesOf = (planned: readonly PlannedDraft[], ids: readonly string[]) =>
  Object.fromEntries(
    planned
      .filter(({ order, isProposed }) => ids.includes(order.id) && (isProposed || order.leadId === ''))
      .map(({ order, lead, time }) => [
        order.id,
        { lead, ...plannedToForm({ ...time, timezone: order.timezone }) },
      ]),
  );
