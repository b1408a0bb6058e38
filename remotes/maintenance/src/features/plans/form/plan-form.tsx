import { planAddress } from '@fm/contract/addresses';
import { listAddress, useTrash } from '@fm/data';
import { maintenancePlans, type PlanInput } from '@fm/domain/maintenance';
import { useHost } from '@fm/platform';
import { useFormAddress } from '@fm/screens/record';
import { PageSkeleton, TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';
import { PlanStateMark } from '../status/plan-state';
import { whyReadOnly } from '../status/why-read-only';
import { useInitialValues } from './api/initial-values';
import { usePlanRecord } from './api/plan-record';
import { PlanFields } from './plan-fields';

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
  const list = { to: listAddress(planAddress.list()), label: 'Plans' };
  const record = usePlanRecord(id, initial, (key, mode, { name }) => {
    host.toast.success(`“${name}” was ${mode === 'create' ? 'created as a draft' : 'saved'}.`);
    // Its page is read next: a new plan makes no work until it is activated there.
    navigate(planAddress.record(key));
  });
  const plan = record.record;
  const trash = useTrash(maintenancePlans, () => navigate(list.to));
  return (
    <RecordFormFrame
      record={record}
      noun="plan"
      title={plan?.name ?? (id ? 'Plan' : 'New plan')}
      status={plan && <PlanStateMark state={plan.state} />}
      actions={<TrashMenu trash={trash} record={plan} />}
      back={plan ? { to: planAddress.record(plan.id), label: plan.name } : list}
      above={<TrashNotice trash={trash} record={plan} noun="plan" />}
      readOnly={whyReadOnly(plan, host.can('maintenance:edit'))}
    >
      <PlanFields form={record.form} plan={plan} />
    </RecordFormFrame>
  );
}
