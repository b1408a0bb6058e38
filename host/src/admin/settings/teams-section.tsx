import { FormSection, FormWide } from '@fm/ui';
import { Field, TagsField } from '@fm/ui/form';
import type { SettingsSectionProps } from './section-props';

/** The teams people work in. */
export const TeamsSection = ({ control }: SettingsSectionProps) => (
  <FormSection
    title="Teams"
    hint="Offered for new employees, in filters and in the calendar. Who is in a team that you remove stays in it until somebody moves them."
  >
    <FormWide>
      <Field control={control} name="teams" label="Teams">
        {(field) => <TagsField {...field} required />}
      </Field>
    </FormWide>
  </FormSection>
);
