import { Dialog } from '@fm/ui';
import { act, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineGate } from './offline-gate';
import { OfflineNotice } from './offline-notice';

/** Outside of `act`, as a browser does it: user-event opens one of its own for the focus that moves meanwhile. */
const go = (state: 'online' | 'offline') =>
  getConfig().asyncWrapper(async () => {
    window.dispatchEvent(new Event(state));
    await waitFor(() => {
      const notices = screen.queryAllByRole('alertdialog');
      expect(notices).toHaveLength(state === 'online' ? 0 : 1);
      for (const notice of notices) expect(notice.contains(document.activeElement)).toBe(true);
    });
  });

const app = (
  <OfflineGate>
    <label>
      Note <input />
    </label>
  </OfflineGate>
);

describe('the offline notice', () => {
  it('replaces the app when the browser goes offline, word for word', async () => {
    render(app);
    await go('offline');
    const notice = screen.getByRole('alertdialog', { name: 'Oops, No Internet Connection' });
    expect(notice.textContent).toBe(
      'Oops, No Internet ConnectionMake sure wifi or cellular data is turned on and try again.TRY AGAIN',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'TRY AGAIN' }));
  });

  it('keeps what was typed, and where, until the connection returns', async () => {
    render(app);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'half a sentence');
    await go('offline');
    await go('online');
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('half a sentence');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('makes the app behind it inert', async () => {
    render(app);
    await go('offline');
    const behind = screen.getByLabelText('Note').closest('[inert]');
    expect(behind).not.toBeNull();
    expect(behind).toHaveProperty('hidden', true);
  });

  it('shows at once on a page that opens offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => render(app));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    onLine.mockRestore();
  });

  it('stands in front of an open dialog, which stays open with what was typed', async () => {
    const onClose = jest.fn();
    render(
      <OfflineGate>
        <Dialog open title="New note" onClose={onClose}>
          <input aria-label="Text" />
        </Dialog>
      </OfflineGate>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'half a sentence');
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await go('offline');
    const notice = screen.getByRole('alertdialog', { name: 'Oops, No Internet Connection' });
    expect(showModal.mock.contexts).toEqual([notice]);
    await user.click(screen.getByText(/Make sure wifi/));
    // A browser's modal keeps the focus, which jsdom gives away with that press.
    act(() => screen.getByRole('button', { name: 'TRY AGAIN' }).focus());
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await go('online');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a sentence');
    showModal.mockRestore();
  });

  it('is shown again where the browser closes it', async () => {
    render(app);
    await go('offline');
    const notice = screen.getByRole<HTMLDialogElement>('alertdialog');
    await act(async () => {
      notice.close();
      notice.dispatchEvent(new Event('close'));
    });
    expect(notice.open).toBe(true);
  });

  it('reloads the page on TRY AGAIN', async () => {
    const reload = jest.fn();
    await act(async () => render(<OfflineNotice reload={reload} />));
    await userEvent.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
