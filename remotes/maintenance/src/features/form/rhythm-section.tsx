import type { Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { FormSection, FormWide } from '@fm/ui';
import { DatePreview } from '../schedule/date-preview';
import type { PlanControl } from './plan-form-state';
import { RecurrenceFields } from './recurrence-fields';
import { SpanFields } from './span-fields';
import { WorkingDayFields } from './working-day-fields';

interface RhythmSectionProps {
  readonly control: PlanControl;
  /** As stored; undefined for a new one. */
  readonly plan: Stored<Plan> | undefined;
}

/** On which days visits fall, with the next of them in sight. */
export const RhythmSection = ({ control, plan }: RhythmSectionProps) => (
  <>
    <FormSection title="Rhythm" hint="How often, and on which day.">
      <RecurrenceFields control={control} />
      <SpanFields control={control} />
    </FormSection>
    <FormSection title="Days off" hint="What happens when a visit falls on a weekend or a holiday.">
      <WorkingDayFields control={control} />
    </FormSection>
    <FormSection title="Next 12 visits" hint="From today on, as the rule stands now.">
      <FormWide>
        <DatePreview control={control} plan={plan} />
      </FormWide>
    </FormSection>
  </>
);
