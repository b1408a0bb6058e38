import { CONTRACT, type Registry, type RegistryEntry, type RemoteDescriptor } from '@fm/contract';
import { type HostApi, HostProvider, hearFailures } from '@fm/platform';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { federation, type RemoteFailure, RemoteOutlet, startFederation } from '.';

/** An area as a registry names it, with what a test needs it to offer. */
export const entryOf = (
  descriptor: Partial<RemoteDescriptor> & Pick<RemoteDescriptor, 'id'>,
  changes: Partial<RegistryEntry> = {},
): RegistryEntry => ({
  descriptor: {
    title: descriptor.id,
    owner: 'Team',
    version: '1.0.0',
    contract: '^2.0.0',
    paths: [`/${descriptor.id}`],
    menu: [],
    ...descriptor,
  },
  name: `${descriptor.id}_1`,
  build: 'abcd',
  base: `/remotes/${descriptor.id}/1.0.0-abcd/`,
  manifest: 'mf-manifest.json',
  needs: [],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 8000,
  ...changes,
});

export const registryOf = (...remotes: readonly RegistryEntry[]): Registry => ({
  schema: 1,
  revision: 1,
  remotes,
});

/** The one area of these pages. */
export const registry = registryOf(
  entryOf({ id: 'tasks', title: 'Tasks', owner: 'Team Tasks', version: '1.4.0' }, { timeoutMs: 400 }),
);

/** What the host hears of failures: of screens that crash, and of areas that do not come. */
export const report = jest.fn();
export const heardFailure = jest.fn<void, [RemoteFailure]>();
let pages = 0;

const host: HostApi = {
  contract: CONTRACT,
  session: { uid: 'u', email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' },
  companyTitle: 'Nordhaus',
  toast: { success() {}, error() {}, info() {} },
  can: () => true,
  report,
};

/** Fetches the code of the area. */
export const open = jest.fn<Promise<unknown>, []>();

/** The code of the area, showing this. */
export const moduleWith = (list: ReactNode, form: ReactNode = <h1>New task</h1>) => ({
  contract: CONTRACT,
  id: 'tasks',
  routes: {
    '/tasks': [
      { index: true, element: list },
      { path: 'form', element: form },
    ],
  },
});

/** Opens a page with links around the area. */
export function openPage(path = '/tasks') {
  const shell = (
    <HostProvider host={host}>
      <nav>
        <Link to="/tasks">list</Link>
        <Link to="/tasks/form">form</Link>
        <Link to="/elsewhere">elsewhere</Link>
      </nav>
      <Outlet />
    </HostProvider>
  );
  const outlet = <RemoteOutlet id="tasks" path="/tasks" notFound={<h1>Page not found</h1>} />;
  const router = createMemoryRouter(
    [
      {
        element: shell,
        children: [
          { path: 'tasks/*', element: outlet },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

/** Areas of their own for a test: a loader keeps its state for the page's life. */
export function startPage() {
  report.mockReset();
  heardFailure.mockReset();
  hearFailures((error) => heardFailure(error as RemoteFailure));
  open.mockReset();
  startFederation({ registryUrl: `/registry-${++pages}.json` });
  const page = federation();
  jest.spyOn(page.registry, 'load').mockResolvedValue(registry);
  jest.spyOn(page.registry, 'reload').mockResolvedValue(registry);
  jest.spyOn(page.registry, 'entry').mockReturnValue(registry.remotes[0]);
  jest.spyOn(page, 'open').mockImplementation(() => open());
}
