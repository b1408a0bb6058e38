import { workOrderAddress } from '@fm/contract/addresses';
import { type ActionRun, newId, run, useAction, useActor, useNow } from '@fm/data';
import {
  type Job,
  LABOUR_KIND_LABELS,
  LABOUR_KINDS,
  type LabourKind,
  type NoteRight,
  type Running,
  type Timer,
} from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { Button, ClockIcon, Notice, TextLink } from '@fm/ui';
import { SelectField } from '@fm/ui/select';
import { useState } from 'react';
import words from '../../order/formatting/text.module.css';
import { useTimerOf, useTimersOn } from './api/labour';
import css from './labour.module.css';
import { runningText } from './time-text';

const kinds = LABOUR_KINDS.map((id) => ({ id, label: LABOUR_KIND_LABELS[id] }));

interface TimerBarProps {
  readonly job: Job;
  readonly right: NoteRight;
}

/** The timers that run on a job, and the own one wherever it runs. */
export function TimerBar({ job, right }: TimerBarProps) {
  const actor = useActor();
  const action = useAction();
  // Apart: the button that stops a timer takes the focus while its start is still being confirmed.
  const starting = useAction();
  const [lost, setLost] = useState(false);
  const here = useTimersOn(job.workOrderRef.id);
  const own = useTimerOf(actor.employeeId);
  const running = own.status === 'ready' ? own.record.running : undefined;
  const elsewhere = running && running.workOrderRef.id !== job.workOrderRef.id ? running : undefined;
  const standsStill = own.status === 'missing' || (own.status === 'ready' && !running);
  const stop = async (employeeId: string) => {
    setLost(false);
    const outcome = await action.run(() => run('labour.stopTimer', { employeeId, id: newId() }));
    setLost(outcome.ok && !outcome.value.noted);
  };
  const failure = action.failure ?? starting.failure;
  const failed = here.failure ?? (own.status === 'failed' ? own.failure : undefined);
  return (
    <>
      {here.rows.map((timer) => (
        <RunningTimer
          key={timer.id}
          timer={timer}
          busy={action.busy}
          mayStop={kindOfRole(actor.role) !== 'manager' || timer.id === actor.employeeId}
          onStop={() => stop(timer.id)}
        />
      ))}
      {elsewhere && actor.employeeId && (
        <Elsewhere running={elsewhere} busy={action.busy} onStop={() => stop(actor.employeeId ?? '')} />
      )}
      {standsStill && right.whose !== 'none' && <Start job={job} action={starting} />}
      {lost && (
        <Notice tone="warning">
          The timer is stopped. Nothing was noted: it was stopped before, the order is gone, or other entries
          fill the whole day.
        </Notice>
      )}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {failed && <Notice tone="warning">{`Timers cannot be shown. ${failed.message}`}</Notice>}
    </>
  );
}

interface RunningTimerProps {
  readonly timer: Stored<Timer>;
  readonly busy: boolean;
  readonly mayStop: boolean;
  readonly onStop: () => void;
}

function RunningTimer({ timer: { employeeRef, running }, busy, mayStop, onStop }: RunningTimerProps) {
  const now = useNow();
  if (!running) return null;
  return (
    <div className={css.running}>
      <ClockIcon />
      <div className={css.who}>
        <p className={css.name}>{employeeRef.name}</p>
        <p className={words.meta}>{`${LABOUR_KIND_LABELS[running.kind]} ${runningText(running, now)}`}</p>
      </div>
      {mayStop && (
        <Button size="sm" variant="secondary" disabled={busy} onClick={onStop}>
          Stop timer
        </Button>
      )}
    </div>
  );
}

interface ElsewhereProps {
  readonly running: Running;
  readonly busy: boolean;
  readonly onStop: () => void;
}

function Elsewhere({ running, busy, onStop }: ElsewhereProps) {
  const now = useNow();
  const { id, name } = running.workOrderRef;
  return (
    <Notice
      title="Your timer runs on another order"
      action={
        <Button size="sm" variant="outline" disabled={busy} onClick={onStop}>
          Stop timer
        </Button>
      }
    >
      <TextLink to={workOrderAddress.record(id)}>{name}</TextLink>
      {`, ${runningText(running, now)}.`}
    </Notice>
  );
}

function Start({ job, action }: { readonly job: Job; readonly action: ActionRun }) {
  const { employeeId } = useActor();
  const [kind, setKind] = useState<LabourKind>('work');
  if (!employeeId) return null;
  return (
    <div className={css.start}>
      <SelectField label="Timer for" hideLabel options={kinds} value={kind} onChange={setKind} />
      <Button
        variant="secondary"
        icon={<ClockIcon />}
        busy={action.busy}
        onClick={() => action.run(() => run('labour.startTimer', { workOrderId: job.workOrderRef.id, kind }))}
      >
        Start timer
      </Button>
    </div>
  );
}
