import { FormSection, FormWide } from '@fm/ui';
import { isPushOffered } from '../../push/push-offered';
import { PushSwitch } from './push-switch';

/** Push messages, where this installation has them. */
export function PushSection() {
  if (!isPushOffered()) return null;
  return (
    <FormSection
      title="Push"
      hint="News for you appears on a device also while the app is closed. What is shown there names nobody and nothing."
    >
      <FormWide>
        <PushSwitch />
      </FormWide>
    </FormSection>
  );
}
