import { run as runCommand, useActor } from '@fm/data';
import { worksOn } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { Button, ClockIcon } from '@fm/ui';
import type { OrderTransition, OrderTransitionRun } from '../../transitions/asked-order';
import { useTimerOf } from './api/labour';

interface StartWithTimerProps {
  readonly order: Stored<WorkOrder>;
  readonly run: OrderTransitionRun;
  /** That starts the job, or goes on with it. */
  readonly transition: OrderTransition;
  /** Runs once the job has started; the timer may still be on its way. */
  readonly onStarted?: (() => void) | undefined;
}

/** Starts a job and the timer of whoever is on it with one press; nothing for others, and while their timer runs. */
export function StartWithTimer({ order, run, transition, onStarted }: StartWithTimerProps) {
  const { employeeId } = useActor();
  const { toast } = useHost();
  const isOnJob = employeeId !== undefined && worksOn(employeeId, order);
  const timer = useTimerOf(isOnJob ? employeeId : undefined);
  const standsStill = timer.status === 'missing' || (timer.status === 'ready' && !timer.record.running);
  if (!isOnJob || !standsStill) return null;
  const startTimer = async () => {
    const outcome = await runCommand('labour.startTimer', { workOrderId: order.id, kind: 'work' });
    if (!outcome.ok) toast.error(`The timer did not start. ${outcome.failure.message}`);
  };
  return (
    <Button
      variant="outline"
      icon={<ClockIcon />}
      disabled={run.busy}
      onClick={() =>
        run.begin(order, transition, undefined, () => {
          void startTimer();
          onStarted?.();
        })
      }
    >
      {`${transition.label} with timer`}
    </Button>
  );
}
