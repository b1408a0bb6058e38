import { HostProvider, whileTyping } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from '../auth/session-context';
import { ana, startedSession, World } from '../auth/session-fixture';
import { startFederation } from '../federation';
import { LogoutProvider } from '../shell/logout';
import { Palette } from './palette';
import { RecentRecords } from './recent';

it('asks like every other Logout before it takes unsaved text along', async () => {
  startFederation({ registryUrl: '/registry.json' });
  const end = whileTyping(() => true);
  const world = new World();
  world.identity = { uid: 'ana', email: ana.email };
  const { session } = await startedSession(world);
  const host = fakeHost();
  render(
    <MemoryRouter>
      <SessionProvider store={session}>
        <HostProvider host={host}>
          <LogoutProvider session={host.session}>
            <Palette recent={new RecentRecords()} onClose={() => undefined} />
          </LogoutProvider>
        </HostProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox'), 'logout{Enter}');
  expect(await screen.findByRole('alertdialog', { name: 'Log out without saving?' })).toBeTruthy();
  expect(world.identity?.uid).toBe('ana');
  end();
});
