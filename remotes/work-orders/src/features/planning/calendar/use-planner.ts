import { type DataFailure, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import {
  mayEditWorkOrder,
  type OrderSchedule,
  scheduleOf,
  type WorkOrder,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { offerUndo } from '@fm/platform';
import { formatDay, formatTime } from '@fm/ui';
import { useState } from 'react';
import { clockNote } from '../../order/formatting/site-time';
import type { OrderTransitionRun } from '../../transitions/asked-order';
import { type OrderPlan, planBack, replanOrder, samePlan } from './api/replan-order';
import { bringsTrouble } from './api/replan-warnings';

/** What the reschedule dialog is open for. */
export interface AskedPlan {
  readonly order: Stored<WorkOrder>;
  /** Where it was dropped; left out it is asked from how it is planned. */
  readonly dropped?: OrderSchedule;
}

/** Plans orders anew: by dragging, or by the dialog. */
export interface Planner {
  readonly asked: AskedPlan | undefined;
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  /** Whether this person may plan an order anew. */
  mayPlan(order: Stored<WorkOrder>): boolean;
  /** Opens the dialog. */
  open(order: Stored<WorkOrder>): void;
  /**
   * What a drop asks for. It is done at once and can be undone; where something speaks against it the dialog asks for
   * a reason, and a draft without a time asks what scheduling asks.
   */
  drop(order: Stored<WorkOrder>, plan: OrderPlan): void;
  /** `onSaved` hears of it before the dialog goes. */
  save(order: Stored<WorkOrder>, plan: OrderPlan, reason: string, onSaved: () => void): void;
  cancel(): void;
}

export function usePlanner(run: OrderTransitionRun): Planner {
  const actor = useActor();
  const [asked, setAsked] = useState<AskedPlan>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure>();

  const save = async (order: Stored<WorkOrder>, plan: OrderPlan, reason: string, onSaved?: () => void) => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await replanOrder(order, plan, reason);
    setBusy(false);
    if (!outcome.ok) {
      // Something speaks against the plan by now: the dialog says what, and asks for the reason.
      if (outcome.failure.fields?.note)
        setAsked((open) => open ?? { order, dropped: scheduleOf({ ...order, ...plan }) });
      return setFailure(outcome.failure);
    }
    onSaved?.();
    setAsked(undefined);
    const name = order.number ?? order.title;
    offerUndo({
      text: `${name} is now planned for ${planText({ ...order, ...plan })}.`,
      undoneText: `${name} is planned as before.`,
      undo: () => planBack(order, plan),
    });
  };

  const drop = async (order: Stored<WorkOrder>, plan: OrderPlan) => {
    setFailure(undefined);
    if (samePlan(order, plan)) return;
    const schedule = scheduleOf({ ...order, ...plan });
    const scheduling = order.plannedStart
      ? undefined
      : workOrderTransitions.between(order.status, 'scheduled');
    if (scheduling) return run.begin(order, scheduling, { schedule });
    if (order.status === 'scheduled' && plan.leadId === '') {
      return setFailure({
        kind: 'invalid',
        message: 'A scheduled job needs a lead. Unschedule it to take its lead away.',
      });
    }
    if (await bringsTrouble(order, plan)) setAsked({ order, dropped: schedule });
    else await save(order, plan, '');
  };

  return {
    asked,
    busy,
    failure,
    mayPlan: (order) => mayEditWorkOrder(order, actor.role),
    open: (order) => {
      setFailure(undefined);
      setAsked({ order });
    },
    drop: (order, plan) => void drop(order, plan),
    save: (order, plan, reason, onSaved) => void save(order, plan, reason, onSaved),
    cancel: () => {
      setAsked(undefined);
      setFailure(undefined);
    },
  };
}

/** "Tue 24 Nov, 09:00, Jan Ode". */
function planText({ plannedStart, plannedDay, timezone, leadName }: WorkOrder): string {
  const times =
    plannedStart && plannedDay
      ? [
          formatDay(plannedDay, 'short'),
          formatTime(plannedStart, timezone),
          clockNote(plannedStart, timezone),
        ]
      : ['no time'];
  return [...times, leadName].filter(Boolean).join(', ');
}
