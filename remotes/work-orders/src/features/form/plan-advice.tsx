import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Field, useWatch } from '@fm/ui/form';
import { AssignmentNotice } from '../planning/assignment/assignment-notice';
import { instead } from '../planning/assignment/order-plan';
import { ReasonField } from '../planning/assignment/reason-field';
import { useAssignment } from '../planning/assignment/use-assignment';
import css from './plan-advice.module.css';
import { needsReason, planOf } from './plan-of';
import type { SectionProps } from './section-props';

const WATCHED = [
  'title',
  'type',
  'assetRefs',
  'leadRef',
  'crewRefs',
  'siteRef',
  'timezone',
  'plannedDay',
  'plannedFrom',
  'plannedTo',
  'estimateMin',
] as const;

interface PlanAdviceProps extends SectionProps {
  /** As stored; undefined for a new one. */
  readonly order: Stored<WorkOrder> | undefined;
}

/** What speaks against who does the job and when, who else could, and the reason to go on. */
export function PlanAdvice({ form: { control, setValue }, order }: PlanAdviceProps) {
  const [
    title,
    type,
    assetRefs,
    leadRef,
    crewRefs,
    siteRef,
    timezone,
    plannedDay,
    plannedFrom,
    plannedTo,
    estimateMin,
  ] = useWatch({ control, name: WATCHED });
  const who = { leadRef, crewRefs };
  const when = { timezone, plannedDay, plannedFrom, plannedTo, estimateMin };
  const plan = planOf({ title, type, assetRefs, siteRef, ...who, ...when }, order?.id);
  const assignment = useAssignment(plan);
  const required = assignment.warnings.length > 0 && needsReason(order, plan);
  return (
    <div className={css.advice}>
      <AssignmentNotice
        assignment={assignment}
        onLead={(person) => setValue('leadRef', person, { shouldDirty: true })}
        onCrew={(before, person) =>
          setValue('crewRefs', [...instead(crewRefs, before, person)], { shouldDirty: true })
        }
      />
      <Field control={control} name="reason" label="Reason for override">
        {(field) =>
          required || field.value || field.error ? <ReasonField {...field} required={required} /> : null
        }
      </Field>
    </div>
  );
}
