import { useActor } from '@fm/data';
import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button } from '@fm/ui';
import { useState } from 'react';
import { type PlanStep, STEP_LABELS, stepsOf } from './plan-steps';
import css from './step-bar.module.css';
import { StepDialog } from './step-dialog';

interface StepBarProps {
  readonly plan: Stored<Plan>;
  /** Something is typed that is not saved: the steps work on what is stored. */
  readonly unsaved: boolean;
}

const DONE: Readonly<Record<PlanStep, string>> = {
  activate: 'The plan is active.',
  resume: 'The plan is active again.',
  pause: 'The plan is paused.',
  end: 'The plan has ended.',
};

/** What can be done with a plan now. Nothing where there is nothing to do, or not for this person. */
export function StepBar({ plan, unsaved }: StepBarProps) {
  const actor = useActor();
  const host = useHost();
  const [asked, setAsked] = useState<PlanStep>();
  const steps = stepsOf(plan.state, actor);
  if (steps.length === 0) return null;
  return (
    <>
      {unsaved && <span className={css.waits}>Save your changes first.</span>}
      {steps.map((step, index) => (
        <Button
          key={step}
          variant={index === 0 ? 'secondary' : 'outline'}
          disabled={unsaved}
          onClick={() => setAsked(step)}
        >
          {STEP_LABELS[step]}
        </Button>
      ))}
      {asked && (
        <StepDialog
          step={asked}
          plan={plan}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            host.toast.success(DONE[asked]);
          }}
        />
      )}
    </>
  );
}
