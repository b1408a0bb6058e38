import { offerUndo, type UndoOutcome } from '@fm/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UndoBar } from './undo-bar';

const words = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const offer = (text: string, ...outcomes: UndoOutcome[]) => {
  const undo = jest.fn(async () => outcomes.shift() ?? { ok: true as const });
  act(() => offerUndo({ text, undo }));
  return undo;
};
const failure = (kind: string, message: string) => ({ ok: false as const, failure: { kind, message } });

describe('the undo bar', () => {
  it('takes back what was done and says so, with the keyboard still in it', async () => {
    render(<UndoBar />);
    const undo = offer('The task is done.');
    expect(words()).toContain('The task is done.');
    await press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(words()).toContain('Undone.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await press('Close');
    expect(words()).toBe('');
  });

  it('takes back by Ctrl and Z from wherever one is, but not out of a text', async () => {
    render(
      <>
        <input aria-label="Title" />
        <UndoBar />
      </>,
    );
    const undo = offer('The row is removed.');
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(undo).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(words()).toContain('Undone.');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('gives its place to the next thing that was done', async () => {
    render(<UndoBar />);
    const first = offer('First.');
    const second = offer('Second.');
    expect(words()).not.toContain('First.');
    await press('Undo');
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalled();
    offer('Third.');
    expect(words()).toContain('Third.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('shows how far it is with many records', async () => {
    render(<UndoBar />);
    let end = () => {};
    const undo = jest.fn(async (onProgress: (progress: { done: number; total: number }) => void) => {
      onProgress({ done: 30, total: 120 });
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return { ok: true as const };
    });
    act(() => offerUndo({ text: 'Imported.', undo }));
    await press('Undo');
    expect(words()).toContain('Undoing: 30 of 120');
    await act(async () => end());
    expect(words()).toBe('Undone.');
  });

  it('tells what stands in the way, and does not try that again', async () => {
    render(<UndoBar />);
    offer('Changed.', failure('conflict', 'Olga changed the name since.'));
    await press('Undo');
    expect(words()).toBe('Not undone. Olga changed the name since.');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('tries again after a failure that passes', async () => {
    render(<UndoBar />);
    const undo = offer('Changed.', failure('unreachable', 'No connection.'), {
      ok: true,
      value: 'B stays as it is.',
    });
    await press('Undo');
    await press('Try again');
    expect(undo).toHaveBeenCalledTimes(2);
    expect(words()).toBe('Undone. B stays as it is.');
  });

  it('ends with the session, and what comes late is not offered to the next person', () => {
    const { unmount } = render(<UndoBar />);
    offer('Changed.');
    unmount();
    const next = render(<UndoBar />);
    expect(words()).toBe('');
    next.unmount();
    offer('Late.');
    render(<UndoBar />);
    expect(words()).toBe('');
  });
});
