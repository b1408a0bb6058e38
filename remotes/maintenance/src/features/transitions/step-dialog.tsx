import { run, useAction } from '@fm/data';
import type { Plan, PlanStepInput } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { FormDialog, RadioGroup, TextField } from '@fm/ui';
import { type ReactNode, useState } from 'react';
import { ComingDates } from './coming-dates';
import { type PlanStep, STEP_TO } from './plan-steps';

interface StepDialogProps {
  readonly step: PlanStep;
  readonly plan: Stored<Plan>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Words {
  readonly title: string;
  readonly submit: string;
  readonly intro: ReactNode;
  readonly danger?: boolean;
}

const WORDS: Readonly<Record<PlanStep, Words>> = {
  activate: {
    title: 'Activate plan',
    submit: 'Activate',
    intro: 'From now on its visits become work orders. These are the next ones:',
  },
  resume: { title: 'Resume plan', submit: 'Resume', intro: 'The plan makes work orders again.' },
  pause: {
    title: 'Pause plan',
    submit: 'Pause',
    intro: 'No more work orders are made until it is resumed. Those already made stay as they are.',
  },
  end: {
    title: 'End plan',
    submit: 'End plan',
    danger: true,
    intro: 'An ended plan cannot be started again. Work orders already made stay as they are.',
  },
};

const RESUME = [
  { id: 'today', label: 'Go on with the next visit from today' },
  { id: 'catchUp', label: 'Catch up: also create what was left out' },
] as const;

/** Asks for what a step of a plan needs. */
export function StepDialog({ step, plan, onClose, onDone }: StepDialogProps) {
  const { busy, failure, run: runAction } = useAction();
  const [resume, setResume] = useState<NonNullable<PlanStepInput['resume']>>();
  const [note, setNote] = useState('');
  const { title, submit, intro, danger } = WORDS[step];
  const refused = failure?.fields?.resume;

  const take = async () => {
    const { ok } = await runAction(() =>
      run('plans.transition', { id: plan.id, to: STEP_TO[step], note, ...(resume && { resume }) }),
    );
    if (ok) onDone();
  };

  return (
    <FormDialog
      open
      title={title}
      intro={intro}
      submitLabel={submit}
      danger={danger}
      busy={busy}
      size={step === 'activate' ? 'md' : 'sm'}
      failure={refused ? undefined : failure?.message}
      onSubmit={take}
      onClose={onClose}
    >
      {step === 'activate' && <ComingDates plan={plan} />}
      {step === 'resume' && (
        <RadioGroup
          label="Visits left out meanwhile"
          required
          stacked
          options={RESUME}
          value={resume}
          onChange={setResume}
          error={refused}
        />
      )}
      <TextField
        label="Note"
        hint="For the history. May stay empty."
        value={note}
        onChange={setNote}
        maxLength={200}
      />
    </FormDialog>
  );
}
