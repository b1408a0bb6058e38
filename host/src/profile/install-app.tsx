import { useStore } from '@fm/platform';
import { Button, FormSection, FormWide } from '@fm/ui';
import { type InstallOffer, type InstallState, installOffer } from './install-offer';

/** Puts the page among the apps of the device, where its browser can: a window of its own and an icon to open it by. */
export function InstallApp({ offer = installOffer }: { readonly offer?: InstallOffer }) {
  const state = useStore(offer);
  if (state === 'not offered') return null;
  return (
    <FormSection title="App" hint="A window of its own on this device, with an icon to open it by.">
      <FormWide>
        {state === 'offered' ? (
          <div>
            <Button variant="outline" onClick={() => void offer.install()}>
              Install on this device
            </Button>
          </div>
        ) : (
          <p>{WORDS[state]}</p>
        )}
      </FormWide>
    </FormSection>
  );
}

const WORDS: Readonly<Record<Exclude<InstallState, 'offered' | 'not offered'>, string>> = {
  'by hand': 'Tap Share in the bar of the browser, then “Add to Home Screen”.',
  installed: 'It is installed on this device.',
};
