import { useToday } from '@fm/data';
import { periodBeside } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders, workOrderTransitions } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { TransitionDialog, useTransitions } from '@fm/screens/transitions';
import { EditedRows, Notice, VisuallyHidden } from '@fm/ui';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlanAddress } from '../../list/plan-address';
import { ShownCounts } from '../../list/shown-counts';
import type { ShownOrders } from '../../list/shown-orders';
import { orderTransitionScreen } from '../../transitions/order-transition-screen';
import { goBeside } from '../keyboard-navigation/go-beside';
import css from './calendar.module.css';
import { type CalendarActs, CalendarActsProvider } from './calendar-acts';
import { CalendarBar } from './calendar-bar';
import { CalendarBody } from './calendar-body';
import { CalendarHead } from './calendar-head';
import { OrderDialog } from './order-dialog';
import { ReplanDialog } from './replan-dialog';
import { UnplannedList } from './unplanned-list';
import { usePlanner } from './use-planner';

/** Who does what when: a day, a week or a month, with a lane for each person where wanted. */
export function Calendar({ view, views, names, address }: ShownOrders) {
  const today = useToday();
  const run = useTransitions(orderTransitionScreen);
  const planner = usePlanner(run);
  const [counts] = useState(() => new ShownCounts());
  const [shown, setShown] = useState<Stored<WorkOrder>>();
  const acts = useStableActs({ show: setShown, mayPlan: planner.mayPlan, drop: planner.drop });
  const keys = useCalendarKeys(address);
  const mayPlan = useHost().can('workOrders:edit');
  const failure = run.asked || planner.asked ? undefined : (planner.failure ?? run.failed?.failure);
  const schedule = (order: Stored<WorkOrder>) => {
    const scheduling = workOrderTransitions.between(order.status, 'scheduled');
    if (scheduling) run.begin(order, scheduling);
  };

  return (
    <EditedRows type={workOrders.type}>
      <CalendarBar {...{ view, views, names, address, counts }} />
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <CalendarActsProvider value={acts}>
        <section className={css.calendar} aria-label="Calendar" onKeyDown={keys}>
          <CalendarHead address={address} today={today} />
          <div className={`${css.parts} ${mayPlan ? css.withSide : ''}`}>
            <CalendarBody view={view} address={address} today={today} counts={counts} />
            {mayPlan && <UnplannedList view={view} address={address} onSchedule={schedule} />}
          </div>
        </section>
      </CalendarActsProvider>
      {shown && (
        <OrderDialog
          order={shown}
          mayPlan={planner.mayPlan}
          onReplan={(order) => {
            setShown(undefined);
            planner.open(order);
          }}
          onTransition={(order, transition) => {
            setShown(undefined);
            run.begin(order, transition);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {planner.asked && <ReplanDialog planner={planner} asked={planner.asked} />}
      <TransitionDialog run={run} />
      <div role="status">
        <VisuallyHidden>{run.announced}</VisuallyHidden>
      </div>
    </EditedRows>
  );
}

/** The same object for as long as the screen is there: hundreds of orders are not drawn again because a dialog opens. */
function useStableActs(acts: CalendarActs): CalendarActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      show: (order) => latest.current.show(order),
      mayPlan: (order) => latest.current.mayPlan(order),
      drop: (order, plan) => latest.current.drop(order, plan),
    }),
    [],
  );
}

/** Arrow keys go from order to order, Page Up and Page Down from period to period. */
function useCalendarKeys({ period, day, go }: PlanAddress) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return goBeside(event);
    event.preventDefault();
    go({ day: periodBeside(period, day, event.key === 'PageUp' ? -1 : 1) });
  };
}
