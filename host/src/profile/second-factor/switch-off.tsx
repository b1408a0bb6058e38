import { switchSecondFactorOff } from '@fm/firebase/second-factor';
import { useHost } from '@fm/platform';
import { CodeField } from '../../auth/second-step/code-field';
import { CurrentPassword } from './current-password';
import { FactorDialog } from './factor-dialog';
import { useFactorStep } from './use-factor-step';

/** Switches the own second factor off, for who has both password and app. */
export function SwitchOff({ onClose }: { readonly onClose: () => void }) {
  const { toast } = useHost();
  const step = useFactorStep();
  const submit = async () => {
    if (!(await step.take(['password', 'code'], switchSecondFactorOff))) return;
    toast.success('The second factor is off. Your password alone signs you in.');
    onClose();
  };
  return (
    <FactorDialog
      step={step}
      danger
      title="Switch the second factor off?"
      intro="Whoever gets to know your password can sign in as you then."
      labels={['Switch off', 'Switching off...']}
      onSubmit={submit}
      onClose={onClose}
    >
      <CurrentPassword {...step.passwordField} />
      <CodeField {...step.codeField} />
    </FactorDialog>
  );
}
