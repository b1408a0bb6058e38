import { type OfferedFactor, offerSecondFactor, switchSecondFactorOn } from '@fm/firebase/second-factor';
import { useHost } from '@fm/platform';
import { useState } from 'react';
import { CodeField } from '../../auth/second-step/code-field';
import { CurrentPassword } from './current-password';
import { FactorDialog } from './factor-dialog';
import { Offer } from './offer';
import { useFactorStep } from './use-factor-step';

/** Switches a second factor on: the password first, then the first code of an app that was given the secret. */
export function SwitchOn({ onClose }: { readonly onClose: () => void }) {
  const { toast } = useHost();
  const [offer, setOffer] = useState<OfferedFactor>();
  const step = useFactorStep();

  const begin = async () => {
    const taken = await step.take(['password'], (password) => offerSecondFactor(password));
    if (taken) setOffer(taken.value);
  };
  const finish = async (offered: OfferedFactor) => {
    if (!(await step.take(['code'], (_, code) => switchSecondFactorOn(offered, code)))) return;
    toast.success('The second factor is on. From now on a code is asked for when you sign in.');
    onClose();
  };

  // Two dialogs by their keys: the second begins with the focus in its own field.
  return offer ? (
    <FactorDialog
      key="code"
      step={step}
      title="Add this account to your app"
      labels={['Switch on', 'Switching on...']}
      onSubmit={() => finish(offer)}
      onClose={onClose}
    >
      <Offer secret={offer.secret} />
      <CodeField {...step.codeField} />
    </FactorDialog>
  ) : (
    <FactorDialog
      key="password"
      step={step}
      title="Switch a second factor on"
      intro="You need an app that makes codes, such as Google Authenticator, Aegis or the one in your password manager."
      labels={['Next', 'Checking...']}
      onSubmit={begin}
      onClose={onClose}
    >
      <CurrentPassword {...step.passwordField} />
    </FactorDialog>
  );
}
