import { Store } from '@fm/platform';

/** What a browser hands over that can put the page among the computer's apps (Chromium's `BeforeInstallPromptEvent`). */
export interface InstallPrompt {
  /** Asks the person, once. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the boot script: browsers offer it once for a page, early. */
    fmInstall?: InstallPrompt | undefined;
  }
}

/** How this page can become an app of the device: the browser asks, the person does it by hand, or it is one. */
export type InstallState = 'offered' | 'by hand' | 'installed' | 'not offered';

/** Safari of iPhones and iPads, which says it is a Mac's, offers nothing to a page. */
const isByHand = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

const stateOf = (): InstallState => {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (window.fmInstall) return 'offered';
  return isByHand(navigator) ? 'by hand' : 'not offered';
};

/** Whether this page can become an app of the device, and does so on request. */
export class InstallOffer extends Store<InstallState> {
  constructor() {
    super('not offered');
  }

  protected override listen(listener: () => void): () => void {
    const end = super.listen(listener);
    const look = () => this.set(stateOf());
    const done = () => {
      window.fmInstall = undefined;
      this.set('installed');
    };
    // The boot script has it by then.
    window.addEventListener('beforeinstallprompt', look);
    window.addEventListener('appinstalled', done);
    look();
    return () => {
      end();
      window.removeEventListener('beforeinstallprompt', look);
      window.removeEventListener('appinstalled', done);
    };
  }

  /** Has the browser ask the person. What it offered counts once, whatever the answer. */
  async install(): Promise<void> {
    const offer = window.fmInstall;
    window.fmInstall = undefined;
    if (!offer) return;
    const { outcome } = await offer.prompt();
    this.set(outcome === 'accepted' ? 'installed' : stateOf());
  }
}

/** That of this page. */
export const installOffer = new InstallOffer();
