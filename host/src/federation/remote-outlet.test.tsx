import type { Registry } from '@fm/contract';
import { whileTyping } from '@fm/platform';
import { act, screen } from '@testing-library/react';
import { federation } from '.';
import { heardFailure, moduleWith, open, openPage, registry, startPage } from './outlet-fixture';

beforeEach(startPage);
afterEach(() => jest.useRealTimers());

const panel = () => screen.findByRole('alert');

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** As long as the area tries by itself, and there afterwards. */
function lostAtFirst() {
  for (let tries = 0; tries < 3; tries++) open.mockImplementationOnce(lost);
  open.mockResolvedValue(moduleWith(<h1>All tasks</h1>));
}

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

  it('says of a preview that nobody can look at that it is one, and not that the area is off', async () => {
    const page = federation();
    const [entry] = registry.remotes;
    const notice = 'There is no preview 1.0.0-bbbb of this area.';
    jest.mocked(page.registry.entry).mockReturnValue(entry && { ...entry, enabled: false, notice });
    page.overrides.take(new URL('http://localhost/?preview=tasks@1.0.0-bbbb'));
    openPage();
    expect((await panel()).textContent).toBe(`This preview of Tasks can't be shown${notice}`);
    await screen.findByRole('button', { name: 'Use the deployed version' });
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
    expect(heardFailure).toHaveBeenCalledTimes(1);
    expect(heardFailure.mock.lastCall?.[0].context).toMatchObject({
      area: 'tasks',
      version: '1.4.0',
      owner: 'Team Tasks',
      kind: 'unreachable',
    });
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
    expect(heardFailure).toHaveBeenCalledTimes(1);
  });
});
