import { listAddress, useTrash } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { orderScope } from '@fm/domain/trash';
import type { WorkOrder } from '@fm/domain/work-order';
import {
  ButtonLink,
  Columns,
  EmptyState,
  ErrorState,
  Notice,
  Page,
  PageSkeleton,
  Panel,
  PrintIcon,
  printAtOnce,
  TrashNotice,
  useScreenWidth,
  VisuallyHidden,
} from '@fm/ui';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { OrderAssets } from '../assets/order-assets';
import { Checklist } from '../checklist/checklist';
import { Comments } from '../comments/comments';
import { BlockNotice } from '../customer-warning/block-notice';
import { Files } from '../files/files';
import { WorkOrderStatusMark } from '../formatting/work-order-status';
import { WorkOrderHistory } from '../history/work-order-history';
import { LabourPanel } from '../labour/labour-panel';
import { LinesPanel } from '../lines/lines-panel';
import { Links } from '../links/links';
import { SignaturePanel } from '../signature/signature-panel';
import { MoveActions } from '../transitions/move-actions';
import { MoveDialog } from '../transitions/move-dialog';
import { useWorkOrderMoves } from '../transitions/use-work-order-moves';
import { useWorkOrder } from './api/work-order';
import css from './detail.module.css';
import { OrderMenu } from './order-menu';
import { PlaceFacts } from './place-facts';
import { PlanWarnings } from './plan-warnings';
import { Standing } from './standing';
import { WorkFacts } from './work-facts';

/** `/work-orders/:workOrderId`: one job, followed live. */
export function WorkOrderDetail() {
  const { workOrderId } = useParams();
  const live = useWorkOrder(workOrderId);
  switch (live.status) {
    case 'loading':
      return <PageSkeleton rows={8} columns={2} />;
    case 'missing':
      return <NoSuchOrder />;
    case 'failed':
      return (
        <Elsewhere>
          <ErrorState title="The work order could not be loaded" onRetry={live.retry}>
            {live.failure.message}
          </ErrorState>
        </Elsewhere>
      );
    case 'ready':
      return <Order key={live.record.id} order={live.record} />;
  }
}

function Order({ order }: { readonly order: Stored<WorkOrder> }) {
  const moves = useWorkOrderMoves(order);
  // One who is on the way to a job asks where it is and how to get in before anything else.
  const onPhone = useScreenWidth() === 'small';
  const navigate = useNavigate();
  const trash = useTrash(orderScope, () => navigate(listAddress('/work-orders')));
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
            to={`/work-orders/${order.id}/report`}
            state={printAtOnce}
            variant="outline"
            icon={<PrintIcon />}
          >
            Print report
          </ButtonLink>
          {!order.trashed && <MoveActions moves={moves} />}
        </>
      }
      back={back()}
    >
      {moves.failure && !moves.move && <Notice tone="danger">{moves.failure.message}</Notice>}
      <TrashNotice trash={trash} record={order} noun="work order" />
      <Standing order={order} />
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
        {order.description && <Words title="Description" text={order.description} />}
        {order.outcome && <Words title="What was done" text={order.outcome} />}
        <Checklist order={order} />
        <LabourPanel order={order} />
        <LinesPanel order={order} />
        <Files order={order} />
        <SignaturePanel order={order} />
        <Comments order={order} />
      </Columns>
      <MoveDialog moves={moves.move} />
      <div role="status">
        <VisuallyHidden>{moves.said}</VisuallyHidden>
      </div>
    </Page>
  );
}

const Words = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Panel title={title}>
    <p className={css.text} dir="auto">
      {text}
    </p>
  </Panel>
);

const back = () => ({ to: listAddress('/work-orders'), label: 'Work orders' });

const Elsewhere = ({ children }: { readonly children: ReactNode }) => (
  <Page title="Work order" back={back()}>
    {children}
  </Page>
);

const NoSuchOrder = () => (
  <Elsewhere>
    <EmptyState
      title="There is no such work order"
      action={
        <ButtonLink to={listAddress('/work-orders')} variant="outline">
          Back to work orders
        </ButtonLink>
      }
    >
      It may have been deleted, or the link is incomplete.
    </EmptyState>
  </Elsewhere>
);
