import { PASSWORD_MIN_LENGTH } from '@fm/domain/password';
import { useSession } from '@fm/platform';
import { FormLayout, FormSection, FormWide, Page } from '@fm/ui';
import { AnalyticsAnswers } from './analytics-answers';
import { DigestSwitch } from './digest-switch';
import { InstallApp } from './install-app';
import { NameForm } from './name-form';
import { NewsSettings } from './news/news-settings';
import { PasswordForm } from './password-form';
import { PushSection } from './push/push-section';
import { SecondFactor } from './second-factor/second-factor';
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
        <FormSection
          title="Password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters. Your current one proves that it is you.`}
        >
          <FormWide>
            <PasswordForm />
          </FormWide>
        </FormSection>
        <FormSection
          title="Second factor"
          hint="A code of an app besides the password: who gets to know the password cannot sign in with it alone."
        >
          <FormWide>
            <SecondFactor />
          </FormWide>
        </FormSection>
        <FormSection title="Mail" hint="Goes to the e-mail address that you sign in with.">
          <FormWide>
            <DigestSwitch />
          </FormWide>
        </FormSection>
        <FormSection title="News" hint="What you are told, and how. Changes of your own are never told.">
          <FormWide>
            <NewsSettings />
          </FormWide>
        </FormSection>
        <FormSection title="Appearance" hint="Kept with your login, on every computer you use.">
          <FormWide>
            <ThemeChoice />
          </FormWide>
        </FormSection>
        <PushSection />
        <InstallApp />
        <AnalyticsAnswers />
      </FormLayout>
    </Page>
  );
}
