import { useSavedViews } from '@fm/data';
import { Page, TrashLink } from '@fm/ui';
import { useFilterNames } from './api/filter-names';
import { LoadedScreen } from './loaded-screen';
import { NewWorkOrder } from './new-work-order';
import { type PlanAddress, usePlanAddress } from './plan-address';
import { ViewSwitch } from './view-switch';
import { WorkOrderTable } from './work-order-table';
import { useWorkOrderView } from './work-order-view';

/** Jobs at customers' sites: as a table, on a board, in a calendar; the same filters and saved views in all three. */
export function WorkOrderList() {
  const view = useWorkOrderView();
  const address = usePlanAddress();
  const views = useSavedViews('/work-orders');
  const names = useFilterNames(view.filter);
  const shown = { view, views, names, address };
  return (
    <Page
      title="Work orders"
      status={<Screens address={address} />}
      actions={
        <>
          <TrashLink to="/work-orders/trash" />
          <NewWorkOrder />
        </>
      }
    >
      {address.screen === 'table' ? (
        <WorkOrderTable {...shown} />
      ) : (
        <LoadedScreen key={address.screen} screen={address.screen} {...shown} />
      )}
    </Page>
  );
}

const Screens = ({ address: { screen, to } }: { readonly address: PlanAddress }) => (
  <ViewSwitch
    label="View"
    choices={[
      { label: 'Table', to: to({ screen: 'table' }), current: screen === 'table' },
      { label: 'Board', to: to({ screen: 'board' }), current: screen === 'board' },
      { label: 'Calendar', to: to({ screen: 'calendar' }), current: screen === 'calendar' },
    ]}
  />
);
