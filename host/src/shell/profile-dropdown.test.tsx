import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SessionProvider } from '../auth/session-context';
import { ana, startedSession, World } from '../auth/session-fixture';
import { LogoutProvider } from './logout';
import { ProfileDropdown } from './profile-dropdown';

async function open(role = 'admin') {
  const world = new World();
  world.identity = { uid: 'ana', email: ana.email };
  world.stored = { email: ana.email, role, name: ana.name };
  const { session } = await startedSession(world);
  const person = { uid: 'ana', email: ana.email, name: ana.name, role };
  const element = (
    <LogoutProvider session={person}>
      <ProfileDropdown session={person} />
    </LogoutProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <SessionProvider store={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Your profile' }));
  return { user, world };
}

// jsdom has no database for drafts.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the profile dropdown', () => {
  it('shows name, e-mail and the role in upper case', async () => {
    await open();
    for (const text of [ana.name, ana.email, 'ADMIN']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('has nothing to say of an empty role', async () => {
    await open('');
    expect(screen.getByText(ana.email).nextElementSibling?.tagName).toBe('DIV');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await open();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Your profile' }));
  });

  it('closes when the focus or a press goes elsewhere', async () => {
    const { user } = await open();
    await user.click(document.body);
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('logs out', async () => {
    const { user, world } = await open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(world.identity).toBeUndefined());
    expect(world.stored).toBeUndefined();
  });
});
