import { useExport, useListCounts, useSavedViews } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { ExportButton, ListState, Page, TrashLink, useWarm } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { DataTable, useSelection } from '@fm/ui/table';
import { useMemo } from 'react';
import { AssetDetail, AssetFormScreen } from '../../pages';
import { PlanTabs } from '../../tabs/plan-tabs';
import { useAssetsPage } from './api/assets-page';
import { AssetBulk } from './asset-bulk';
import { assetColumns } from './asset-columns';
import { assetCsv } from './asset-csv';
import { AssetFilters } from './asset-filters';
import { type AssetView, useAssetView } from './asset-view';
import { NewAsset } from './new-asset';
import { NoAssets } from './no-assets';

const OPENED_NEXT = [AssetDetail, AssetFormScreen];

/** `/maintenance/assets`: everything that is looked after, wherever it is. */
export function AssetList() {
  useWarm(OPENED_NEXT);
  const view = useAssetView();
  const page = useAssetsPage(view);
  const views = useSavedViews('/maintenance/assets');
  const file = useExport('assets', assetCsv, page);
  const counts = useListCounts(assets, page, view.active);
  const ids = useMemo(() => page.rows.map(({ id }) => id), [page.rows]);
  const selection = useSelection(ids);
  return (
    <Page
      title="Maintenance"
      documentTitle="Assets"
      actions={
        <>
          <TrashLink to="/maintenance/assets/trash" />
          <NewAsset />
        </>
      }
    >
      <PlanTabs current="assets" />
      <AssetFilters
        view={view}
        counts={counts}
        end={
          <>
            <ViewsMenu of={views} />
            <ExportButton of={file} noun="assets" total={page.total} />
          </>
        }
      />
      <ListState of={page} noun="assets" empty={<NoAssets view={view} />} onMove={view.moveTo} columns={7}>
        <DataTable
          caption="Assets"
          layoutName="assets"
          columns={assetColumns}
          rows={page.rows}
          choice={{ selection, nameOf: ({ name }) => name }}
          rowHref={({ id }) => `/maintenance/assets/${id}`}
          {...sorting(view)}
        />
      </ListState>
      <AssetBulk rows={page.rows} selection={selection} />
    </Page>
  );
}

/** Assets asked for by their warranty come by its end; there is nothing to choose. */
const sorting = (view: AssetView) =>
  view.filter.warranty === undefined ? { sort: view.sort, onSort: view.setSort } : {};
