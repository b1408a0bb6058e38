import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts, toast } from './toasts';

describe('toasts', () => {
  it('appear at the top right and last 4000 ms', async () => {
    render(<Toasts />);
    act(() => toast.success('Saved.'));
    const shown = await screen.findByText('Saved.');
    expect(shown.closest('.Toastify__toast-container--top-right')).not.toBeNull();

    const timer = screen.getByRole('progressbar', { hidden: true });
    expect(timer.style.animationDuration).toBe('4000ms');
    // jsdom runs no animations; the library closes the toast when this one ends.
    fireEvent.animationEnd(timer);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('are read out at once when something failed, else when there is time', async () => {
    render(<Toasts />);
    act(() => {
      toast.error('Not saved.');
      toast.info('By the way.');
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved.');
    expect(screen.getByRole('status').textContent).toContain('By the way.');
  });
});
