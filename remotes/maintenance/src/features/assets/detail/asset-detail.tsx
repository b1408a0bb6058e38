import { assetAddress, workOrderAddress } from '@fm/contract/addresses';
import { listAddress, useToday, useTrash } from '@fm/data';
import { type Asset, type AssetStatus, assets, WARRANTY_STATE_LABELS, warrantyState } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import {
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_TYPE_LABELS,
  type WorkOrder,
  workOrders,
} from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { HistoryPanel, RecordPage, useReminderEntry } from '@fm/screens/record';
import {
  ButtonLink,
  Columns,
  DescriptionList,
  EditIcon,
  formatDay,
  formatInstant,
  Notice,
  type NoticeTone,
  Page,
  Panel,
  TextLink,
  TrashNotice,
} from '@fm/ui';
import { TrashMenu } from '@fm/ui/select';
import { AssetStatusMark, type Column, RowsPanel } from '@fm/ui/table';
import { useNavigate, useParams } from 'react-router-dom';
import { AssetTransitions } from '../transitions/asset-transitions';
import { useAsset, useOrdersOf } from './api/of-asset';
import { AssetFacts } from './asset-facts';
import { AssetParts } from './asset-parts';
import { AssetPlans } from './asset-plans';
import { MeterPanel } from './meter-panel';

/** `/maintenance/assets/:assetId`: one asset, followed live. */
export function AssetDetail() {
  const live = useAsset(useParams().assetId);
  return (
    <RecordPage live={live} kind={assets} back={back()}>
      {(asset) => <OneAsset key={asset.id} asset={asset} />}
    </RecordPage>
  );
}

function OneAsset({ asset }: { readonly asset: Stored<Asset> }) {
  const navigate = useNavigate();
  const trash = useTrash(assets, () => navigate(back().to));
  const more = useReminderEntry(assets, asset.id);
  const may = useHost().can('maintenance:edit');
  const mayEdit = may && !asset.trashed;
  return (
    <Page
      title={asset.name}
      subtitle={[asset.tagCode, asset.customerRef.name, asset.siteRef.name].filter(Boolean).join(' · ')}
      status={<AssetStatusMark status={asset.status} />}
      actions={
        <>
          <TrashMenu trash={trash} record={asset} more={more} />
          {mayEdit && (
            <ButtonLink to={assetAddress.edit(asset.id)} variant="outline" icon={<EditIcon />}>
              Edit
            </ButtonLink>
          )}
          {mayEdit && <AssetTransitions asset={asset} />}
        </>
      }
      back={back()}
    >
      <TrashNotice trash={trash} record={asset} noun="asset" />
      {!may && <Notice>Your role may look at assets, not change them.</Notice>}
      <StatusNotice asset={asset} />
      <Columns
        side={
          <>
            <AssetFacts asset={asset} />
            <HistoryPanel kind={assets} record={asset} mayEdit={mayEdit} step={20} />
          </>
        }
      >
        <ServiceFacts asset={asset} />
        <MeterPanel asset={asset} mayEdit={mayEdit} />
        <AssetParts asset={asset} mayEdit={mayEdit} />
        <AssetOrders asset={asset} />
        <AssetPlans asset={asset} />
      </Columns>
    </Page>
  );
}

const back = () => ({ to: listAddress(assetAddress.list()), label: 'Assets' });

/** How the warranty stands, and when somebody last looked after the asset. */
function ServiceFacts({ asset }: { readonly asset: Asset }) {
  const state = warrantyState(asset, useToday());
  const { warrantyUntil, lastServiceOn } = asset;
  const until = warrantyUntil && `${state === 'over' ? 'ended' : 'until'} ${formatDay(warrantyUntil)}`;
  return (
    <Panel title="Warranty and service">
      <DescriptionList
        items={[
          { term: 'Warranty', value: [WARRANTY_STATE_LABELS[state], until].filter(Boolean).join(', ') },
          { term: 'Last service', value: lastServiceOn ? formatDay(lastServiceOn) : 'Not known' },
        ]}
      />
    </Panel>
  );
}

const LOOKS: Readonly<Partial<Record<AssetStatus, { readonly tone: NoticeTone; readonly title: string }>>> = {
  degraded: { tone: 'warning', title: 'Does not work as it should' },
  down: { tone: 'danger', title: 'Down' },
  retired: { tone: 'info', title: 'Out of service for good' },
};

/** Why an asset does not work as it should, and since when; nothing where it does. */
function StatusNotice({ asset }: { readonly asset: Asset }) {
  const look = LOOKS[asset.status];
  if (!look) return null;
  const { statusReason, statusSince } = asset;
  return (
    <Notice tone={look.tone} title={look.title}>
      <span dir="auto">{statusReason}</span>
      {statusSince && ` Since ${formatInstant(statusSince)}.`}
    </Notice>
  );
}

const columns: readonly Column<Stored<WorkOrder>>[] = [
  { id: 'title', header: 'Work order', cell: ({ title }) => title },
  { id: 'number', header: 'Number', width: '9rem', cell: ({ number }) => number },
  { id: 'type', header: 'Type', width: '8rem', cell: ({ type }) => WORK_ORDER_TYPE_LABELS[type] },
  { id: 'due', header: 'Due', width: '8rem', cell: ({ dueDate }) => dueDate && formatDay(dueDate) },
  { id: 'status', header: 'Status', width: '8rem', cell: ({ status }) => WORK_ORDER_STATUS_LABELS[status] },
];

/** The latest work orders about an asset, and the way to the list of all of them. */
function AssetOrders({ asset }: { readonly asset: Stored<Asset> }) {
  const rows = useOrdersOf(asset.id);
  return (
    <RowsPanel
      title="Work orders"
      called={workOrders.called}
      none="No work order has been about it yet."
      {...{ rows, columns }}
      hrefOf={({ id }) => workOrderAddress.record(id)}
      actions={
        rows.rows.length > 0 && (
          <TextLink to={workOrderAddress.list({ asset: asset.id, status: 'all' })}>Show in the list</TextLink>
        )
      }
    />
  );
}
