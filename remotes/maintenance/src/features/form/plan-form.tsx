import { listAddress, useTrash } from '@fm/data';
import type { Plan, PlanInput } from '@fm/domain/maintenance';
import { planScope } from '@fm/domain/trash';
import { useHost } from '@fm/platform';
import { Notice, PageSkeleton, TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlanHealthMark, PlanStateMark } from '../status/plan-state';
import { StepBar } from '../transitions/step-bar';
import { useGiven } from './api/given';
import { usePlanRecord } from './api/plan-record';
import { PlanFields } from './plan-fields';
import { PlanHistory } from './plan-history';
import { PlanLeavers } from './plan-leavers';
import { PlanVisits } from './plan-visits';

/** `/maintenance/form` creates, `/maintenance/form?id=…` edits. */
export function PlanFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  const given = useGiven();
  // Another plan is another form: nothing typed for one may end up with the other.
  return given ? <PlanForm key={id} id={id} given={given} /> : <PageSkeleton />;
}

interface PlanFormProps {
  readonly id: string | undefined;
  readonly given: Partial<PlanInput>;
}

function PlanForm({ id, given }: PlanFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const back = { to: listAddress('/maintenance'), label: 'Plans' };
  const record = usePlanRecord(id, given, (key, mode, { name }) => {
    host.toast.success(`“${name}” was ${mode === 'create' ? 'created as a draft' : 'saved'}.`);
    // A new plan makes no work yet: its own screen offers to activate it.
    navigate(mode === 'create' ? `/maintenance/form?id=${key}` : back.to);
  });
  const plan = record.record;
  const readOnly = whyReadOnly(plan, host.can('maintenance:edit'));
  const trash = useTrash(planScope, () => navigate(back.to));
  return (
    <RecordFormFrame
      record={record}
      noun="plan"
      title={plan?.name ?? (id ? 'Plan' : 'New plan')}
      status={plan && <PlanStateMark state={plan.state} />}
      actions={
        <>
          {plan && !plan.trashed && <StepBar plan={plan} unsaved={record.dirty} />}
          <TrashMenu trash={trash} record={plan} />
        </>
      }
      back={back}
      above={
        <>
          <TrashNotice trash={trash} record={plan} noun="plan" />
          {plan && !plan.trashed && <Standing plan={plan} />}
          {plan && !plan.trashed && <PlanLeavers plan={plan} />}
        </>
      }
      readOnly={readOnly}
    >
      <PlanFields form={record.form} plan={plan} />
      {plan && (
        <PlanVisits
          planId={plan.id}
          mayCreate={plan.state === 'active' && !plan.trashed && host.can('workOrders:edit')}
        />
      )}
      {plan && <PlanHistory plan={plan} mayEdit={readOnly === undefined} />}
    </RecordFormFrame>
  );
}

function whyReadOnly(plan: Plan | undefined, mayEdit: boolean): string | undefined {
  if (!mayEdit) return 'Your role may look at plans, not change them.';
  return plan?.state === 'ended' ? 'This plan has ended, so it stays as it was.' : undefined;
}

/** What keeps a plan from making work, where something does. */
function Standing({ plan }: { readonly plan: Plan }) {
  if (plan.health !== 'ok') {
    return (
      <Notice tone="warning">
        <PlanHealthMark plan={plan} /> {plan.healthWhy}
      </Notice>
    );
  }
  return plan.state === 'draft' ? (
    <Notice>A draft makes no work orders. Activate it once its next visits look right.</Notice>
  ) : null;
}
