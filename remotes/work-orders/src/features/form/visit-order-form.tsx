import { useActor, useLeavers } from '@fm/data';
import { whyNotPlanned } from '@fm/domain/employee';
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
import { usePlannedVisit } from './api/planned-visit';
import type { GivenVisit } from './given';
import { WorkOrderForm } from './work-order-form';

interface VisitOrderFormProps {
  readonly planId: string;
  readonly day: string;
}

/** `/work-orders/form?plan=…&day=…`: the order of a plan's visit, filled in as the plan says, to be looked over. */
export function VisitOrderForm({ planId, day }: VisitOrderFormProps) {
  const planned = usePlannedVisit(planId, day);
  switch (planned.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return (
        <Elsewhere>
          <ErrorState title="The visit could not be loaded" onRetry={planned.retry}>
            {planned.message}
          </ErrorState>
        </Elsewhere>
      );
    case 'missing':
      return planned.plan ? (
        <NoOrder title="The plan has no visit on that day" plan={planned.plan}>
          Its dates may have been changed since. The plan shows the visits to come.
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

interface ReadyProps extends GivenVisit {
  readonly visit: Stored<Occurrence> | undefined;
}

function Ready({ plan, scheduled, visit }: ReadyProps) {
  // What the visit gets while this form is open is this form's own order, or somebody else's: nothing typed may go.
  const [had] = useState(visit);
  const { uid } = useActor();
  const left = useLeavers(plan, scheduled.date);
  if (had?.workOrderId !== undefined)
    return <Navigate to={`/work-orders/${encodeURIComponent(had.workOrderId)}`} replace />;
  if (!takesOrder(had))
    return (
      <NoOrder title="This visit was called off" plan={plan}>
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
  const named = left.map(({ id, displayName }) => ({ id, name: displayName }));
  const values = workOrderToForm(orderFromPlan(plan, scheduled, named));
  return (
    <WorkOrderForm
      id={undefined}
      given={{ values, visit: { plan, scheduled } }}
      above={
        <>
          <Notice tone="info">
            From plan <PlanLink plan={plan} />, visit of {formatDay(scheduled.date)}.
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
          {visit?.workOrderId !== undefined && visit.updatedBy.uid !== uid && (
            <Notice tone="warning">
              This visit has an order now.{' '}
              <TextLink to={`/work-orders/${encodeURIComponent(visit.workOrderId)}`}>Open it</TextLink>
            </Notice>
          )}
        </>
      }
    />
  );
}

const PlanLink = ({ plan }: { readonly plan: Stored<Plan> }) => (
  <TextLink to={`/maintenance/form?id=${plan.id}`}>{plan.name}</TextLink>
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
        <ButtonLink to={plan ? `/maintenance/form?id=${plan.id}` : '/maintenance'} variant="outline">
          {plan ? 'Open the plan' : 'Maintenance plans'}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  </Elsewhere>
);

const Elsewhere = ({ children }: { readonly children: ReactNode }) => (
  <Page title="New work order" back={{ to: '/maintenance/due', label: 'Maintenance' }}>
    {children}
  </Page>
);
