import { useSession } from '@fm/platform';
import { FormLayout, FormSection, FormWide, Page } from '@fm/ui';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { ThemeChoice } from './theme-choice';

/** `/profile`: what everybody may change of their own login. E-mail and role are for administrators to change. */
export function Profile() {
  const { email } = useSession();
  return (
    <Page title="Profile" subtitle={email} width="form">
      <FormLayout>
        <FormSection title="Name" hint="Stands beside everything you do here.">
          <FormWide>
            <NameForm />
          </FormWide>
        </FormSection>
        <FormSection title="Password" hint="At least 6 characters. Your current one proves that it is you.">
          <FormWide>
            <PasswordForm />
          </FormWide>
        </FormSection>
        <FormSection title="Appearance" hint="Kept with your login, on every computer you use.">
          <FormWide>
            <ThemeChoice />
          </FormWide>
        </FormSection>
      </FormLayout>
    </Page>
  );
}
