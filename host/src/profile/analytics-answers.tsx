import { useSession, useStore } from '@fm/platform';
import { FormSection, FormWide, RadioGroup } from '@fm/ui';
import { analyticsChoiceOf, isAnalyticsOffered } from '../usage/analytics-choice';

const ANSWERS = [
  { id: 'no', label: 'No' },
  { id: 'yes', label: 'Yes' },
] as const;

/** Whether Google Analytics may count, in this browser: no until somebody says yes. Only where it is set up. */
export function AnalyticsAnswers() {
  const choice = analyticsChoiceOf(useSession().uid);
  const answer = useStore(choice);
  if (!isAnalyticsOffered()) return null;
  return (
    <FormSection
      title="Google Analytics"
      hint="Told of the screens and commands you use, without names, records or what you type. It keeps cookies in this browser, which a no removes."
    >
      <FormWide>
        <RadioGroup
          label="May it count what you use?"
          options={ANSWERS}
          value={answer ?? 'no'}
          onChange={(given) => choice.answer(given)}
        />
      </FormWide>
    </FormSection>
  );
}
