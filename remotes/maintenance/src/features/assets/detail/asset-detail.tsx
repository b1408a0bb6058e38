import { listAddress, useTrash } from '@fm/data';
import type { Asset } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { assetScope } from '@fm/domain/trash';
import { useHost } from '@fm/platform';
import {
  ButtonLink,
  Columns,
  EditIcon,
  EmptyState,
  ErrorState,
  Notice,
  Page,
  PageSkeleton,
  TrashNotice,
} from '@fm/ui';
import { TrashMenu } from '@fm/ui/select';
import { AssetStatusMark } from '@fm/ui/table';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { StatusMenu } from '../transitions/status-menu';
import { useAsset } from './api/of-asset';
import { AssetFacts } from './asset-facts';
import { AssetHistory } from './asset-history';
import { AssetOrders } from './asset-orders';
import { AssetParts } from './asset-parts';
import { AssetPlans } from './asset-plans';
import { MeterPanel } from './meter-panel';
import { ServiceFacts } from './service-facts';
import { Standing } from './standing';

/** `/maintenance/assets/:assetId`: one asset, followed live. */
export function AssetDetail() {
  const { assetId } = useParams();
  const live = useAsset(assetId);
  switch (live.status) {
    case 'loading':
      return <PageSkeleton rows={8} columns={2} />;
    case 'missing':
      return <NoSuchAsset />;
    case 'failed':
      return (
        <Elsewhere>
          <ErrorState title="The asset could not be loaded" onRetry={live.retry}>
            {live.failure.message}
          </ErrorState>
        </Elsewhere>
      );
    case 'ready':
      return <OneAsset key={live.record.id} asset={live.record} />;
  }
}

function OneAsset({ asset }: { readonly asset: Stored<Asset> }) {
  const navigate = useNavigate();
  const trash = useTrash(assetScope, () => navigate(back().to));
  const may = useHost().can('maintenance:edit');
  const mayEdit = may && !asset.trashed;
  return (
    <Page
      title={asset.name}
      subtitle={[asset.tagCode, asset.customerRef.name, asset.siteRef.name].filter(Boolean).join(' · ')}
      status={<AssetStatusMark status={asset.status} />}
      actions={
        <>
          <TrashMenu trash={trash} record={asset} />
          {mayEdit && (
            <ButtonLink to={`/maintenance/assets/form?id=${asset.id}`} variant="outline" icon={<EditIcon />}>
              Edit
            </ButtonLink>
          )}
          {mayEdit && <StatusMenu asset={asset} />}
        </>
      }
      back={back()}
    >
      <TrashNotice trash={trash} record={asset} noun="asset" />
      {!may && <Notice>Your role may look at assets, not change them.</Notice>}
      <Standing asset={asset} />
      <Columns
        side={
          <>
            <AssetFacts asset={asset} />
            <AssetHistory asset={asset} mayEdit={mayEdit} />
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

const back = () => ({ to: listAddress('/maintenance/assets'), label: 'Assets' });

const Elsewhere = ({ children }: { readonly children: ReactNode }) => (
  <Page title="Asset" back={back()}>
    {children}
  </Page>
);

const NoSuchAsset = () => (
  <Elsewhere>
    <EmptyState
      title="There is no such asset"
      action={
        <ButtonLink to={back().to} variant="outline">
          Back to assets
        </ButtonLink>
      }
    >
      It may have been deleted, or the link is incomplete.
    </EmptyState>
  </Elsewhere>
);
