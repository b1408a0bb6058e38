import { useActor } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button } from '@fm/ui';
import { useState } from 'react';
import { type OfferStep, STEP_LABELS, stepsOf } from './offer-steps';
import css from './step-bar.module.css';
import { StepDialog } from './step-dialog';

interface StepBarProps {
  readonly offer: Stored<Offer>;
  /** What has to happen before any step; the buttons then wait. */
  readonly waitsFor?: string | undefined;
}

const DONE: Readonly<Record<OfferStep, string>> = {
  send: 'The offer is marked as sent.',
  accept: 'The offer is accepted.',
  decline: 'The offer is declined.',
  extend: 'The offer is open again.',
  newVersion: 'The new version is a draft.',
  withdraw: 'The offer is withdrawn.',
  convert: 'The work order is a draft.',
};

/** What can be done with an offer now. Nothing where there is nothing to do, or not for this person. */
export function StepBar({ offer, waitsFor }: StepBarProps) {
  const actor = useActor();
  const host = useHost();
  const [asked, setAsked] = useState<OfferStep>();
  const steps = stepsOf(offer, actor, today(COMPANY.timezone));
  if (steps.length === 0) return null;
  return (
    <div className={css.bar}>
      {steps.map((step, index) => (
        <Button
          key={step}
          size="sm"
          variant={index === 0 ? 'secondary' : 'outline'}
          disabled={waitsFor !== undefined}
          onClick={() => setAsked(step)}
        >
          {STEP_LABELS[step]}
        </Button>
      ))}
      {waitsFor && <span className={css.waits}>{waitsFor}</span>}
      {asked && (
        <StepDialog
          step={asked}
          offer={offer}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            host.toast.success(DONE[asked]);
          }}
        />
      )}
    </div>
  );
}
