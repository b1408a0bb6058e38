import { planAddress, workOrderAddress } from '@fm/contract/addresses';
import { useActor, useLeavers } from '@fm/data';
import { personRef, whyNotPlanned } from '@fm/domain/employee';
import {
  type Occurrence,
  orderFromPlan,
  PLAN_STATE_LABELS,
  type Plan,
  takesOrder,
} from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { workOrderToForm } from '@fm/domain/work-order';
import { ButtonLink, EmptyState, ErrorState, formatDay, Notice, Page, PageSkeleton, TextLink } from '@fm/ui';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePlannedOccurrence } from './api/planned-occurrence';
import type { GivenOccurrence } from './initial-values';
import { WorkOrderForm } from './work-order-form';

interface OccurrenceOrderFormProps {
  readonly planId: string;
  readonly day: string;
}

/** `/work-orders/form?plan=…&day=…`: the order of a plan's occurrence, filled in as the plan says, to be looked over. */
export function OccurrenceOrderForm({ planId, day }: OccurrenceOrderFormProps) {
  const planned = usePlannedOccurrence(planId, day);
  switch (planned.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return (
        <Elsewhere>
          <ErrorState title="The occurrence could not be loaded" onRetry={planned.retry}>
            {planned.message}
          </ErrorState>
        </Elsewhere>
      );
    case 'missing':
      return planned.plan ? (
        <NoOrder title="The plan has no occurrence on that day" plan={planned.plan}>
          Its dates may have been changed since. The plan shows the occurrences to come.
        </NoOrder>
      ) : (
        <NoOrder title="There is no such maintenance plan">
          It may have been deleted, or the link is incomplete.
        </NoOrder>
      );
    case 'ready':
      return <Ready key={`${planId} ${planned.scheduled.originalDate}`} {...planned} />;
  }
}

interface ReadyProps extends GivenOccurrence {
  readonly occurrence: Stored<Occurrence> | undefined;
}

function Ready({ plan, scheduled, occurrence }: ReadyProps) {
  // What the occurrence gets while this form is open is this form's own order, or somebody else's: nothing typed may go.
  const [had] = useState(occurrence);
  const { uid } = useActor();
  const left = useLeavers(plan, scheduled.date);
  if (had?.workOrderId !== undefined)
    return <Navigate to={workOrderAddress.record(had.workOrderId)} replace />;
  if (!takesOrder(had))
    return (
      <NoOrder title="This occurrence was called off" plan={plan}>
        {had?.skippedReason ?? 'It gets no order.'}
      </NoOrder>
    );
  if (plan.state !== 'active' || plan.trashed)
    return (
      <NoOrder title="This plan makes no orders now" plan={plan}>
        {plan.trashed ? 'It is in the trash.' : `It is ${PLAN_STATE_LABELS[plan.state].toLowerCase()}.`}
      </NoOrder>
    );
  if (!left) return <PageSkeleton />;
  const named = left.map(personRef);
  const values = workOrderToForm(orderFromPlan(plan, scheduled, named));
  return (
    <WorkOrderForm
      id={undefined}
      initial={{ values, occurrence: { plan, scheduled } }}
      above={
        <>
          <Notice tone="info">
            From plan <PlanLink plan={plan} />, occurrence of {formatDay(scheduled.date)}.
          </Notice>
          {left.length > 0 && (
            <Notice tone="warning" title="Not everybody of the plan is on this order">
              {left.map((person) => (
                <p key={person.id} dir="auto">
                  {whyNotPlanned(person, formatDay)}
                </p>
              ))}
            </Notice>
          )}
          {occurrence?.workOrderId !== undefined && occurrence.updatedBy.uid !== uid && (
            <Notice tone="warning">
              This occurrence has an order now.{' '}
              <TextLink to={workOrderAddress.record(occurrence.workOrderId)}>Open it</TextLink>
            </Notice>
          )}
        </>
      }
    />
  );
}

const PlanLink = ({ plan }: { readonly plan: Stored<Plan> }) => (
  <TextLink to={planAddress.record(plan.id)}>{plan.name}</TextLink>
);

interface NoOrderProps {
  readonly title: string;
  readonly plan?: Stored<Plan>;
  readonly children: ReactNode;
}

const NoOrder = ({ title, plan, children }: NoOrderProps) => (
  <Elsewhere>
    <EmptyState
      title={title}
      action={
        <ButtonLink to={plan ? planAddress.record(plan.id) : planAddress.list()} variant="outline">
          {plan ? 'Open the plan' : 'Maintenance plans'}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  </Elsewhere>
);

const Elsewhere = ({ children }: { readonly children: ReactNode }) => (
  <Page title="New work order" back={{ to: planAddress.due(), label: 'Maintenance' }}>
    {children}
  </Page>
);
