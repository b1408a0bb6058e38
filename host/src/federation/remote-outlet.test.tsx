import { CONTRACT, type Registry } from '@fm/contract';
import { type HostApi, HostProvider, whileTyping } from '@fm/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { federation, RemoteOutlet, startFederation } from '.';

const registry: Registry = {
  schema: 1,
  revision: 1,
  remotes: [
    {
      descriptor: {
        id: 'tasks',
        title: 'Tasks',
        owner: 'Team Tasks',
        version: '1.4.0',
        contract: '^1.0.0',
        paths: ['/tasks'],
        menu: [],
      },
      name: 'tasks_1_4_0_abcd',
      build: 'abcd',
      base: '/remotes/tasks/1.4.0-abcd/',
      manifest: 'mf-manifest.json',
      needs: [],
      integrity: {},
      enabled: true,
      notice: null,
      timeoutMs: 100,
    },
  ],
};

const report = jest.fn();
let pages = 0;

const host: HostApi = {
  contract: CONTRACT,
  session: { uid: 'u', email: 'ana@nordhaus.example', name: 'Ana Adler', role: 'admin' },
  companyTitle: 'Nordhaus',
  toast: { success() {}, error() {}, info() {} },
  can: () => true,
  report,
};

let open: jest.Mock<Promise<unknown>, []>;

const moduleWith = (list: ReactNode, form: ReactNode = <h1>New task</h1>) => ({
  contract: CONTRACT,
  id: 'tasks',
  routes: {
    '/tasks': [
      { index: true, element: list },
      { path: 'form', element: form },
    ],
  },
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** As long as the area tries by itself, and there afterwards. */
function lostAtFirst() {
  for (let tries = 0; tries < 3; tries++) open.mockImplementationOnce(lost);
  open.mockResolvedValue(moduleWith(<h1>All tasks</h1>));
}

function openPage(path = '/tasks') {
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

beforeEach(() => {
  report.mockReset();
  // Areas of its own for every test: a loader keeps its state for the page's life.
  startFederation({ registryUrl: `/registry-${++pages}.json` });
  const page = federation();
  jest.spyOn(page.registry, 'load').mockResolvedValue(registry);
  jest.spyOn(page.registry, 'reload').mockResolvedValue(registry);
  jest.spyOn(page.registry, 'entry').mockReturnValue(registry.remotes[0]);
  open = jest.fn();
  jest.spyOn(page, 'open').mockImplementation(() => open());
});

afterEach(() => jest.useRealTimers());

const panel = () => screen.findByRole('alert');

describe('RemoteOutlet', () => {
  it('shows the screen of the area for its path', async () => {
    open.mockResolvedValue(moduleWith(<h1>All tasks</h1>));
    openPage();
    await screen.findByRole('heading', { name: 'All tasks' });
  });

  it('shows the screen below the path that the address asks for', async () => {
    open.mockResolvedValue(moduleWith(<h1>All tasks</h1>));
    openPage('/tasks/form');
    await screen.findByRole('heading', { name: 'New task' });
  });

  it('says that the page is not there for an address the area does not know', async () => {
    open.mockResolvedValue(moduleWith(<h1>All tasks</h1>));
    openPage('/tasks/what/ever');
    await screen.findByRole('heading', { name: 'Page not found' });
  });

  it('shows the notice of operators while the area is off, keeps what is typed, and comes back by itself', async () => {
    const page = federation();
    const [entry] = registry.remotes;
    const remotes = entry ? [{ ...entry, enabled: false, notice: 'Back at noon.' }] : [];
    const off = { ...registry, revision: 2, remotes };
    open.mockResolvedValue(moduleWith(<input aria-label="Title" />));
    const user = openPage();
    await user.type(await screen.findByLabelText('Title'), 'half');
    const done = whileTyping(() => true);

    const showOff = (value: Registry) =>
      act(async () => {
        jest.mocked(page.registry.entry).mockReturnValue(value.remotes[0]);
        jest.mocked(fetch).mockResolvedValueOnce({ ok: true, json: async () => value } as Response);
        await page.registry.poll();
      });
    jest.spyOn(globalThis, 'fetch');
    await showOff(off);
    expect((await panel()).textContent).toContain('Back at noon.');
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await showOff({ ...registry, revision: 3 });
    expect(screen.queryByRole('alert')).toBeNull();
    expect((screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement).value).toBe('half');
    done();
    await showOff({ ...off, revision: 4 });
    await showOff({ ...registry, revision: 5 });
    // Nothing was being typed: the area was taken off the page and starts anew.
    expect(((await screen.findByRole('textbox', { name: 'Title' })) as HTMLInputElement).value).toBe('');
    jest.mocked(fetch).mockRestore();
  });

  it('names the area while it loads, and says after 3 seconds that it takes long', async () => {
    jest.useFakeTimers();
    jest.spyOn(federation().registry, 'load').mockReturnValue(new Promise(() => undefined));
    openPage();
    expect(screen.getByRole('status').textContent).toBe('Loading Tasks');
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(screen.getByRole('status').textContent).toBe('Loading Tasks');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status').textContent).toBe('Still loading…');
  });

  it('tells of an area that is not to be had, once, with the focus on the heading', async () => {
    open.mockImplementation(lost);
    openPage();
    await panel();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: "Tasks can't be reached right now" })).toBe(
      document.activeElement,
    );
  });

  it('gives the details that support asks for', async () => {
    open.mockImplementation(lost);
    openPage();
    const details = (await panel()).closest('section')?.querySelector('details')?.textContent;
    for (const detail of [/Tasks/, /1\.4\.0/, /abcd/, /Team Tasks/, /file missing/, /\d{4}-\d\d-\d\dT/])
      expect(details).toMatch(detail);
  });

  it('reports a failure once, with area, version and owner', async () => {
    open.mockImplementation(lost);
    openPage();
    await panel();
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ area: 'tasks', version: '1.4.0', owner: 'Team Tasks', kind: 'unreachable' }),
    );
  });

  it('comes back with Retry, the focus on the heading of the screen', async () => {
    lostAtFirst();
    const user = openPage();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'All tasks' })).toBe(document.activeElement);
  });

  it('comes back by itself when the connection does', async () => {
    lostAtFirst();
    openPage();
    await panel();
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'All tasks' });
  });

  it('tries again by itself when somebody comes back to the area, without showing the old failure', async () => {
    lostAtFirst();
    const user = openPage();
    await panel();
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'list' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await screen.findByRole('heading', { name: 'All tasks' });
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('RemoteOutlet with an area whose screen crashes', () => {
  beforeEach(() => {
    // React logs every error that a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  let broken: boolean;
  function Fragile() {
    if (broken) throw new Error('boom');
    return <h1>All tasks</h1>;
  }

  beforeEach(() => {
    broken = true;
    open.mockImplementation(async () => moduleWith(<Fragile />));
  });

  it('keeps the shell, tells of it and reports the cause', async () => {
    openPage();
    expect(await screen.findByRole('heading', { name: 'Something went wrong in Tasks' })).toBe(
      document.activeElement,
    );
    screen.getByRole('link', { name: 'elsewhere' });
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'boom' }),
      expect.objectContaining({ area: 'tasks', kind: 'crashed' }),
    );
  });

  it('says that files are missing when a part of the open screen does not arrive', async () => {
    const missing = Object.assign(new Error('Loading chunk 91 failed'), { name: 'ChunkLoadError' });
    const Part = () => {
      throw missing;
    };
    open.mockImplementation(async () => moduleWith(<Part />));
    openPage();
    await screen.findByRole('heading', { name: "Tasks can't be reached right now" });
  });

  it('says that it was updated when the missing part belongs to a build that is replaced', async () => {
    const missing = Object.assign(new Error('Loading chunk 91 failed'), { name: 'ChunkLoadError' });
    const Part = () => {
      throw missing;
    };
    open.mockImplementation(async () => moduleWith(<Part />));
    const newer = registry.remotes.map((entry) => ({ ...entry, build: 'ffff' }));
    jest.spyOn(federation().registry, 'entry').mockReturnValue(newer[0]);
    openPage();
    await screen.findByRole('heading', { name: 'Tasks was updated' });
    screen.getByRole('button', { name: 'Reload area' });
  });

  it('comes back with Retry once it is repaired', async () => {
    const user = openPage();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    await user.click(retry);
    await screen.findByRole('heading', { name: 'All tasks' });
  });

  it('offers a reload instead of Retry when it crashes again', async () => {
    const user = openPage();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Reload' });
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('leaves the crashed screen behind when another one of the area is opened', async () => {
    const user = openPage();
    await panel();
    await user.click(screen.getByRole('link', { name: 'form' }));
    await screen.findByRole('heading', { name: 'New task' });
  });

  it('shows the screen again when somebody leaves the area and returns', async () => {
    const user = openPage();
    await panel();
    broken = false;
    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'list' }));
    await screen.findByRole('heading', { name: 'All tasks' });
  });
});
