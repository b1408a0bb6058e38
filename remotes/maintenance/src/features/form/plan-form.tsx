import { offerAddress, planAddress } from '@fm/contract/addresses';
import { listAddress, useLeavers, useToday, useTrash } from '@fm/data';
import { whyNotPlanned } from '@fm/domain/employee';
import { maintenancePlans, type Plan, type PlanInput } from '@fm/domain/maintenance';
import type { Ref } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { HistorySection, useFormAddress } from '@fm/screens/record';
import { TransitionBar } from '@fm/screens/transitions';
import { formatDay, Notice, PageSkeleton, TextLink, TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';
import { PlanHealthMark, PlanStateMark } from '../status/plan-state';
import { planTransitionScreen } from '../transitions/plan-transition-screen';
import { useInitialValues } from './api/initial-values';
import { usePlanRecord } from './api/plan-record';
import { PlanFields } from './plan-fields';
import { PlanOccurrences } from './plan-occurrences';

/** `/maintenance/form` creates, `/maintenance/form?id=…` edits. */
export function PlanFormScreen() {
  const { id, key } = useFormAddress();
  const initial = useInitialValues();
  return initial ? <PlanForm key={key} id={id} initial={initial} /> : <PageSkeleton />;
}

interface PlanFormProps {
  readonly id: string | undefined;
  readonly initial: Partial<PlanInput>;
}

function PlanForm({ id, initial }: PlanFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const back = { to: listAddress(planAddress.list()), label: 'Plans' };
  const record = usePlanRecord(id, initial, (key, mode, { name }) => {
    host.toast.success(`“${name}” was ${mode === 'create' ? 'created as a draft' : 'saved'}.`);
    // A new plan makes no work yet: its own screen offers to activate it.
    if (mode === 'create') navigate(planAddress.edit(key), { replace: true });
  });
  const plan = record.record;
  const readOnly = whyReadOnly(plan, host.can('maintenance:edit'));
  const trash = useTrash(maintenancePlans, () => navigate(back.to));
  return (
    <RecordFormFrame
      record={record}
      noun="plan"
      title={plan?.name ?? (id ? 'Plan' : 'New plan')}
      status={plan && <PlanStateMark state={plan.state} />}
      actions={
        <>
          {plan && !plan.trashed && (
            <TransitionBar
              screen={planTransitionScreen}
              record={plan}
              waitsFor={record.dirty ? 'Save your changes first.' : undefined}
            />
          )}
          <TrashMenu trash={trash} record={plan} />
        </>
      }
      back={back}
      above={
        <>
          <TrashNotice trash={trash} record={plan} noun="plan" />
          {plan?.offerRef && <FromOffer offerRef={plan.offerRef} />}
          {plan && !plan.trashed && <Standing plan={plan} />}
          {plan && !plan.trashed && <PlanLeavers plan={plan} />}
        </>
      }
      readOnly={readOnly}
    >
      <PlanFields form={record.form} plan={plan} />
      {plan && (
        <PlanOccurrences
          planId={plan.id}
          mayCreate={plan.state === 'active' && !plan.trashed && host.can('workOrders:edit')}
        />
      )}
      {plan && <HistorySection kind={maintenancePlans} record={plan} mayEdit={readOnly === undefined} />}
    </RecordFormFrame>
  );
}

function whyReadOnly(plan: Plan | undefined, mayEdit: boolean): string | undefined {
  if (!mayEdit) return 'Your role may look at plans, not change them.';
  return plan?.state === 'ended' ? 'This plan has ended, so it stays as it was.' : undefined;
}

/** The offer whose recurring lines became the plan. */
const FromOffer = ({ offerRef }: { readonly offerRef: Ref }) => (
  <Notice>
    Made from the offer <TextLink to={offerAddress.record(offerRef.id)}>{offerRef.name}</TextLink>.
  </Notice>
);

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
    <Notice>A draft makes no work orders. Activate it once its next occurrences look right.</Notice>
  ) : null;
}

/** Says who of a plan's people has left, or will have by the next occurrence. Reads these people alone, at most nine. */
function PlanLeavers({ plan }: { readonly plan: Plan }) {
  const today = useToday();
  const left = useLeavers(plan.state === 'ended' ? undefined : plan, plan.nextDueDate ?? today) ?? [];
  if (left.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={left.length === 1 ? 'Somebody of this plan leaves' : 'People of this plan leave'}
    >
      {left.map((person) => (
        <p key={person.id} dir="auto">
          {whyNotPlanned(person, formatDay)}
        </p>
      ))}
      <p>Its orders are created without them. Choose somebody else under “What to do”.</p>
    </Notice>
  );
}
