import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallApp } from './install-app';
import { InstallOffer, type InstallPrompt } from './install-offer';

const media = (standalone: boolean) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: standalone && query.includes('standalone') }),
  });

/** The section as a page that was just opened shows it. */
const show = () => render(<InstallApp offer={new InstallOffer()} />);

const offers = (outcome: 'accepted' | 'dismissed') => {
  const prompt = jest.fn<ReturnType<InstallPrompt['prompt']>, []>(async () => ({ outcome }));
  window.fmInstall = { prompt };
  return prompt;
};

const button = () => screen.queryByRole('button', { name: 'Install on this device' });

beforeEach(() => {
  media(false);
  window.fmInstall = undefined;
});

describe('the app of the device', () => {
  it('is not spoken of where the browser offers none', async () => {
    show();
    expect(document.body.textContent).toBe('');
  });

  it('is installed with one press', async () => {
    const prompt = offers('accepted');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Install on this device' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('It is installed on this device.')).toBeTruthy();
  });

  it('is not offered again to who does not want it', async () => {
    offers('dismissed');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Install on this device' }));
    expect(button()).toBeNull();
  });

  it('is offered once the browser does, while the profile is open', async () => {
    show();
    offers('accepted');
    act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
    expect(button()).not.toBeNull();
  });

  it('says so where the page is the app', async () => {
    media(true);
    show();
    expect(screen.queryByText('It is installed on this device.')).not.toBeNull();
  });

  it('says how where the person does it by hand', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
    show();
    expect(screen.queryByText(/Add to Home Screen/)).not.toBeNull();
    agent.mockRestore();
  });
});
