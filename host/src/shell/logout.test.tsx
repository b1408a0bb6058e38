import { whileTyping } from '@fm/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '../auth/session-context';
import { ana, startedSession, World } from '../auth/session-fixture';
import { LogoutProvider, useLogout } from './logout';

const LogoutButton = () => (
  <button type="button" onClick={useLogout()}>
    Logout
  </button>
);

async function open() {
  const world = new World();
  world.identity = { uid: 'ana', email: ana.email };
  world.stored = { email: ana.email, role: 'admin', name: ana.name };
  const { session } = await startedSession(world);
  render(
    <SessionProvider store={session}>
      <LogoutProvider session={{ uid: 'ana', email: ana.email, name: ana.name, role: 'admin' }}>
        <LogoutButton />
      </LogoutProvider>
    </SessionProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  return { user, world };
}

// jsdom has no database for drafts.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('Logout', () => {
  it('removes what is kept of unsaved text', async () => {
    const { world } = await open();
    await waitFor(() => expect(world.draftsForgotten).toEqual(['ana']));
  });

  it('asks first while something typed is not saved', async () => {
    const end = whileTyping(() => true);
    const { user, world } = await open();
    await user.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(world.identity?.uid).toBe('ana');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Log out without saving' }));
    await waitFor(() => expect(world.draftsForgotten).toEqual(['ana']));
    end();
  });

  it('asks first while nobody can tell whether drafts are kept', async () => {
    // The browser's database never answers.
    Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => ({}) }, configurable: true });
    const { user, world } = await open();
    const question = await screen.findByRole('alertdialog', {}, { timeout: 5_000 });
    expect(question.textContent).toContain('This browser may keep something you typed and did not save.');
    expect(world.identity?.uid).toBe('ana');
    await user.click(screen.getByRole('button', { name: 'Log out without saving' }));
    await waitFor(() => expect(world.identity).toBeUndefined());
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
});
