import type { RegistryEntry } from '@fm/contract';
import { render, screen } from '@testing-library/react';
import { federation } from '..';
import { moduleWith, open, openPage, registry, report, startPage } from '../outlet-fixture';
import { areaBehind, isOfHost, useStrayErrors } from './crashes';

beforeEach(startPage);

const panel = () => screen.findByRole('alert');

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

const entry = (id: string, base: string) => ({ descriptor: { id }, base }) as RegistryEntry;
const tasks = entry('tasks', '/remotes/tasks/1.0.0-abcd/');
const own = entry('offers', 'http://localhost:7101/');
const running = [tasks, own];

function errorFrom(address: string) {
  return Object.assign(new Error('boom'), { stack: `Error: boom\n    at save (${address}:1:2)` });
}

describe('areaBehind', () => {
  it('finds the area by the file an error comes from, also from a retry', () => {
    for (const retry of ['', '~3/'])
      expect(areaBehind(errorFrom(`${location.origin}/remotes/tasks/1.0.0-abcd/${retry}a.js`), running)).toBe(
        tasks,
      );
  });

  it("finds a build from a developer's machine", () => {
    expect(areaBehind(errorFrom('http://localhost:7101/a.js'), running)).toBe(own);
  });

  it('goes by the file of the event where what was thrown has no stack', () => {
    expect(areaBehind('boom', running, `${location.origin}/remotes/tasks/1.0.0-abcd/a.js`)).toBe(tasks);
  });

  it.each([
    errorFrom(`${location.origin}/main.js`),
    errorFrom('http://elsewhere/remotes/tasks/1.0.0-abcd/a.js'),
    'boom',
  ])('blames no area for an error of the host or of nobody', (error) => {
    expect(areaBehind(error, running)).toBeUndefined();
  });
});

describe('isOfHost', () => {
  it('finds an error in a script of this site', () => {
    expect(isOfHost(errorFrom(`${location.origin}/main.1234abcd.js`))).toBe(true);
    expect(isOfHost('boom', `${location.origin}/~2/main.1234abcd.js`)).toBe(true);
  });

  it.each([
    errorFrom(`${location.origin}/remotes/tasks/1.0.0-abcd/a.js`),
    errorFrom('chrome-extension://abcdef/content.js'),
    errorFrom('https://elsewhere.example/main.js'),
    errorFrom(`${location.origin}/tasks`),
    'boom',
  ])('leaves out what comes from an area, an extension, another site or no script', (error) => {
    expect(isOfHost(error)).toBe(false);
  });
});

describe('an error that nobody caught', () => {
  const reported = jest.fn();
  const Shell = () => {
    useStrayErrors({ report: reported });
    return null;
  };
  beforeEach(() => {
    reported.mockClear();
    render(<Shell />);
  });

  it("is reported of the host where it came through the host's scripts", () => {
    const error = errorFrom(`${location.origin}/main.1234abcd.js`);
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(reported.mock.calls).toEqual([[error, { area: 'host', kind: 'uncaught' }]]);
  });

  it('is no report where an extension of the browser threw it', () => {
    const error = errorFrom('chrome-extension://abcdef/content.js');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(reported).not.toHaveBeenCalled();
  });
});
