import { workOrderAddress } from '@fm/contract/addresses';
import { useSavedViews, useToday } from '@fm/data';
import { addDays, type CalendarDay } from '@fm/domain/calendar-day';
import { useSession } from '@fm/platform';
import { NewRecord, useFilterNames, WithDefaultView } from '@fm/screens/list';
import { ButtonLink, lazily, Page, PrintIcon, useWarm } from '@fm/ui';
import type { ComponentType } from 'react';
import { WorkOrderDetail, WorkOrderFormScreen } from '../pages';
import { orderList } from './order-list';
import { type PlanAddress, type Screen, usePlanAddress } from './plan-address';
import type { ShownOrders } from './shown-orders';
import { ViewSwitch } from './view-switch';
import { WorkOrderTable } from './work-order-table';
import { askable, NO_LEAD, type WorkOrderView } from './work-order-view';

/** The table is what most people open first: the code of the others comes when they are opened. */
const SCREENS: Readonly<Record<Screen, ComponentType<ShownOrders>>> = {
  table: WorkOrderTable,
  board: lazily('the board', async () => (await import('../planning/board/board')).Board),
  calendar: lazily('the calendar', async () => (await import('../planning/calendar/calendar')).Calendar),
};

const OPENED_NEXT = [WorkOrderDetail, WorkOrderFormScreen];

/** Jobs at customers' sites: as a table, on a board, in a calendar; the same filters and saved views in all three. */
export const WorkOrderList = () => (
  <WithDefaultView screen={workOrderAddress.list()}>
    <ShownWorkOrders />
  </WithDefaultView>
);

function ShownWorkOrders() {
  const view = askable(orderList.useView());
  const { employeeId } = useSession();
  const today = useToday();
  const address = usePlanAddress();
  const views = useSavedViews(workOrderAddress.list());
  const names = useFilterNames(orderList, view);
  const Shown = SCREENS[address.screen];
  useWarm(OPENED_NEXT);
  return (
    <Page
      title="Work orders"
      status={<Screens address={address} />}
      actions={
        <>
          <ButtonLink
            to={dayAddress(view.filter, address, employeeId, today)}
            variant="outline"
            icon={<PrintIcon />}
          >
            Daily schedule
          </ButtonLink>
          {orderList.create && <NewRecord {...orderList.create} label="New work order" />}
        </>
      }
    >
      <Shown {...{ view, views, names, address }} />
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

/** The paper for the day and the lead that are looked at. `self` is the employee who looks. */
function dayAddress(
  { lead, time }: WorkOrderView['filter'],
  { screen, day }: PlanAddress,
  self: string | undefined,
  today: CalendarDay,
): string {
  const params = new URLSearchParams();
  if (screen === 'calendar') params.set('day', day);
  else if (time === 'tomorrow') params.set('day', addDays(today, 1));
  const person = lead === 'me' ? self : lead;
  if (person !== undefined && person !== NO_LEAD) params.set('person', person);
  return workOrderAddress.day(params);
}
