import { workOrderAddress } from '@fm/contract/addresses';
import { listAddress, useToday, useTrash } from '@fm/data';
import { type AssignmentWarningKind, assignmentWarnings } from '@fm/domain/assignment';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { RecordPage } from '@fm/screens/record';
import { TransitionDialog, useTransitions } from '@fm/screens/transitions';
import {
  ButtonLink,
  Columns,
  Notice,
  Page,
  Panel,
  PrintIcon,
  printAtOnce,
  TrashNotice,
  useScreenWidth,
  VisuallyHidden,
} from '@fm/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { usePeople } from '../planning/assignment/api/people';
import { formats } from '../planning/assignment/formats';
import { orderTransitionScreen } from '../transitions/order-transition-screen';
import { Checklist } from '../work/checklist/checklist';
import { Files } from '../work/files/files';
import { LabourPanel } from '../work/labour/labour-panel';
import { LinesPanel } from '../work/lines/lines-panel';
import { SignaturePanel } from '../work/signature/signature-panel';
import { useWorkOrder } from './api/work-order';
import { OrderAssets } from './assets/order-assets';
import { Comments } from './comments/comments';
import { OrderComparison } from './comparison/order-comparison';
import { BlockNotice } from './customer-warning/block-notice';
import css from './detail.module.css';
import { WorkOrderStatusMark } from './formatting/work-order-status';
import { WorkOrderHistory } from './history/work-order-history';
import { Links } from './links/links';
import { NextJob } from './next-job';
import { OrderActions } from './order-actions';
import { OrderMenu } from './order-menu';
import { PlaceFacts } from './place-facts';
import { StatusNotices } from './status-notices';
import { WorkFacts } from './work-facts';

/** `/work-orders/:workOrderId`: one job, followed live. */
export function WorkOrderDetail() {
  const live = useWorkOrder(useParams().workOrderId);
  return (
    <RecordPage live={live} kind={workOrders} back={back()}>
      {(order) => <Order key={order.id} order={order} />}
    </RecordPage>
  );
}

function Order({ order }: { readonly order: Stored<WorkOrder> }) {
  const run = useTransitions(orderTransitionScreen);
  // One who is on the way to a job asks where it is and how to get in before anything else.
  const onPhone = useScreenWidth() === 'small';
  const navigate = useNavigate();
  const trash = useTrash(workOrders, () => navigate(listAddress(workOrderAddress.list())));
  const { number, title } = order;
  return (
    <Page
      title={title}
      documentTitle={[number, title].filter(Boolean).join(' ')}
      subtitle={[number, order.customerRef.name, order.siteRef.name].filter(Boolean).join(' · ')}
      status={<WorkOrderStatusMark status={order.status} />}
      actions={
        <>
          <OrderMenu trash={trash} order={order} />
          <ButtonLink
            to={workOrderAddress.report(order.id)}
            state={printAtOnce}
            variant="outline"
            icon={<PrintIcon />}
          >
            Print report
          </ButtonLink>
          {!order.trashed && <OrderActions order={order} run={run} />}
        </>
      }
      back={back()}
    >
      {run.failed && <Notice tone="danger">{run.failed.failure.message}</Notice>}
      <TrashNotice trash={trash} record={order} noun="work order" />
      <StatusNotices order={order} />
      <NextJob order={order} />
      {!order.trashed && <BlockNotice order={order} />}
      {!order.trashed && <PlanWarnings order={order} />}
      <Columns
        side={
          <>
            <WorkFacts order={order} />
            {!onPhone && <PlaceFacts order={order} />}
            {!onPhone && <OrderAssets order={order} />}
            <Links order={order} />
            <WorkOrderHistory order={order} />
          </>
        }
      >
        {onPhone && <PlaceFacts order={order} />}
        {onPhone && <OrderAssets order={order} />}
        {order.description && <TextPanel title="Description" text={order.description} />}
        {order.outcome && <TextPanel title="What was done" text={order.outcome} />}
        <Checklist order={order} />
        <LabourPanel order={order} />
        <LinesPanel order={order} />
        <OrderComparison order={order} />
        <Files order={order} />
        <SignaturePanel order={order} />
        <Comments order={order} />
      </Columns>
      <TransitionDialog run={run} live={order} />
      <div role="status">
        <VisuallyHidden>{run.announced}</VisuallyHidden>
      </div>
    </Page>
  );
}

const TextPanel = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Panel title={title}>
    <p className={css.text} dir="auto">
      {text}
    </p>
  </Panel>
);

const back = () => ({ to: listAddress(workOrderAddress.list()), label: 'Work orders' });

/** What may have come up since it was planned; the other reasons were known then. */
const CAME_UP: readonly AssignmentWarningKind[] = ['left', 'suspended', 'absent', 'certificateExpired'];

/** Says who of those planned for a job to come will not be there. Reads these people alone, at most nine. */
export function PlanWarnings({ order }: { readonly order: Stored<WorkOrder> }) {
  const today = useToday();
  const { statusGroup, plannedDay = '', leadId, crewIds } = order;
  const isToCome = (statusGroup === 'open' || statusGroup === 'waiting') && plannedDay >= today;
  const people = usePeople(isToCome ? [...new Set([leadId, ...crewIds])].filter(Boolean) : []);
  const warnings = people.rows
    .flatMap((person) => assignmentWarnings(person, order, [], formats))
    .filter(({ kind }) => CAME_UP.includes(kind));
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title="This plan may not work out">
      <ul>
        {warnings.map(({ employeeId, kind, words }) => (
          <li key={`${employeeId} ${kind} ${words}`}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
