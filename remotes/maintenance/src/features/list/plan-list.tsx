import { useExport, useListCounts, useSavedViews } from '@fm/data';
import { maintenancePlans } from '@fm/domain/maintenance';
import { ExportButton, ListState, Page, TrashLink, useWarm } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AssetList, PlanFormScreen } from '../pages';
import { PlanTabs } from '../tabs/plan-tabs';
import { usePlansPage } from './api/plans-page';
import { NewPlan } from './new-plan';
import { NoPlans } from './no-plans';
import { planCsv } from './plan-csv';
import { PlanFilters } from './plan-filters';
import { PlanTable } from './plan-table';
import { usePlanView } from './plan-view';

/** `/maintenance` lists the plans; history and reminders name one by `/maintenance?id=…`. */
export function PlanListScreen() {
  const id = useSearchParams()[0].get('id');
  return id ? <Navigate to={`/maintenance/form?id=${encodeURIComponent(id)}`} replace /> : <PlanList />;
}

const OPENED_NEXT = [PlanFormScreen, AssetList];

function PlanList() {
  useWarm(OPENED_NEXT);
  const view = usePlanView();
  const page = usePlansPage(view);
  const views = useSavedViews('/maintenance');
  const file = useExport('maintenance-plans', planCsv, page);
  const counts = useListCounts(maintenancePlans, page, view.active);
  return (
    <Page
      title="Maintenance"
      actions={
        <>
          <TrashLink to="/maintenance/trash" />
          <NewPlan />
        </>
      }
    >
      <PlanTabs current="plans" />
      <PlanFilters
        view={view}
        counts={counts}
        end={
          <>
            <ViewsMenu of={views} />
            <ExportButton of={file} noun="plans" total={page.total} />
          </>
        }
      />
      <ListState of={page} noun="plans" empty={<NoPlans view={view} />} onMove={view.moveTo} columns={6}>
        <PlanTable rows={page.rows} view={view} />
      </ListState>
    </Page>
  );
}
