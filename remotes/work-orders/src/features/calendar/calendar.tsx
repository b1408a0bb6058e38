import { useToday } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrderTransitions } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { Notice, VisuallyHidden } from '@fm/ui';
import { useMemo, useRef, useState } from 'react';
import { ShownCounts } from '../list/shown-counts';
import type { ShownOrders } from '../list/shown-orders';
import { MoveDialog } from '../transitions/move-dialog';
import { useMover } from '../transitions/use-mover';
import css from './calendar.module.css';
import { type CalendarActs, CalendarActsProvider } from './calendar-acts';
import { CalendarBar } from './calendar-bar';
import { CalendarBody } from './calendar-body';
import { CalendarHead } from './calendar-head';
import { OrderDialog } from './order-dialog';
import { ReplanDialog } from './replan-dialog';
import { UnplannedList } from './unplanned-list';
import { useCalendarKeys } from './use-calendar-keys';
import { usePlanner } from './use-planner';

/** Who does what when: a day, a week or a month, with a lane for each person where wanted. */
export function Calendar({ view, views, names, address }: ShownOrders) {
  const today = useToday();
  const mover = useMover();
  const planner = usePlanner(mover);
  const [counts] = useState(() => new ShownCounts());
  const [shown, setShown] = useState<Stored<WorkOrder>>();
  const acts = useStableActs({ show: setShown, mayPlan: planner.mayPlan, drop: planner.drop });
  const keys = useCalendarKeys(address);
  const mayPlan = useHost().can('workOrders:edit');
  const failure = mover.move || planner.asked ? undefined : (planner.failure ?? mover.failure);
  const schedule = (order: Stored<WorkOrder>) => {
    const step = workOrderTransitions.between(order.status, 'scheduled');
    if (step) mover.begin(order, step);
  };

  return (
    <>
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
          mayPlan={planner.mayPlan(shown)}
          onReplan={() => {
            setShown(undefined);
            planner.open(shown);
          }}
          onMove={(transition) => {
            setShown(undefined);
            mover.begin(shown, transition);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
      {planner.asked && <ReplanDialog planner={planner} asked={planner.asked} />}
      <MoveDialog moves={mover.move} />
      <div role="status">
        <VisuallyHidden>{mover.said}</VisuallyHidden>
      </div>
    </>
  );
}

/** The same object for as long as the screen is there: hundreds of orders are not drawn again because a dialog opens. */
function useStableActs(acts: CalendarActs): CalendarActs {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      show: (order) => latest.current.show(order),
      mayPlan: (order) => latest.current.mayPlan(order),
      drop: (order, plan) => latest.current.drop(order, plan),
    }),
    [],
  );
}
