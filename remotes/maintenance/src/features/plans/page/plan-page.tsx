import { planAddress } from '@fm/contract/addresses';
import { listAddress, useLiveRecord, useTrash } from '@fm/data';
import { maintenancePlans, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { CompletedComparison, HistoryPanel, RecordPage, useReminderEntry } from '@fm/screens/record';
import { TransitionBar } from '@fm/screens/transitions';
import { ButtonLink, Columns, EditIcon, Notice, Page, TrashNotice } from '@fm/ui';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate, useParams } from 'react-router-dom';
import { PlanStateMark } from '../status/plan-state';
import { whyReadOnly } from '../status/why-read-only';
import { planTransitionScreen } from '../transitions/plan-transition-screen';
import { ComingPanel } from './coming-panel';
import { OccurrencePanel } from './occurrence-panel';
import { PlanFacts } from './plan-facts';
import { DueNote, FromOffer, HealthNotice, PlanLeavers } from './plan-notices';
import { TaskPanel } from './task-panel';

/** `/maintenance/:planId`: one plan, followed live. */
export function PlanPage() {
  const live = useLiveRecord(maintenancePlans, useParams().planId);
  return (
    <RecordPage live={live} kind={maintenancePlans} back={back()}>
      {(plan) => <OnePlan key={plan.id} plan={plan} />}
    </RecordPage>
  );
}

function OnePlan({ plan }: { readonly plan: Stored<Plan> }) {
  const { can } = useHost();
  const navigate = useNavigate();
  const trash = useTrash(maintenancePlans, () => navigate(back().to));
  const readOnly = whyReadOnly(plan, can('maintenance:edit'));
  const more = useReminderEntry(maintenancePlans, plan.id);
  const mayEdit = !readOnly && !plan.trashed;
  const mayCreate = mayEdit && can('workOrders:edit');
  const { id, name, number, state, customerRef, siteRef, offerRef } = plan;
  return (
    <Page
      title={name}
      subtitle={[number, customerRef.name, siteRef.name].filter(Boolean).join(' · ')}
      status={<PlanStateMark state={state} />}
      back={back()}
      actions={
        <>
          <TrashMenu trash={trash} record={plan} more={more} />
          {mayEdit && (
            <ButtonLink to={planAddress.edit(id)} variant="outline" icon={<EditIcon />}>
              Edit
            </ButtonLink>
          )}
          {!plan.trashed && <TransitionBar screen={planTransitionScreen} record={plan} />}
        </>
      }
    >
      <TrashNotice trash={trash} record={plan} noun="plan" />
      {readOnly && <Notice>{readOnly}</Notice>}
      {offerRef && <FromOffer offerRef={offerRef} />}
      {!plan.trashed && <HealthNotice plan={plan} />}
      {mayCreate && <DueNote plan={plan} />}
      {!plan.trashed && <PlanLeavers plan={plan} />}
      <Columns
        side={
          <>
            <PlanFacts plan={plan} />
            <HistoryPanel kind={maintenancePlans} record={plan} mayEdit={mayEdit} />
          </>
        }
      >
        <ComingPanel plan={plan} mayCreate={mayCreate} />
        <TaskPanel template={plan.template} />
        <OccurrencePanel
          planId={id}
          mayCreate={state === 'active' && !plan.trashed && can('workOrders:edit')}
        />
        <CompletedComparison field="planRef.id" id={id} fileName={`${number ?? 'plan'} offered and done`} />
      </Columns>
    </Page>
  );
}

const back = () => ({ to: listAddress(planAddress.list()), label: 'Plans' });
