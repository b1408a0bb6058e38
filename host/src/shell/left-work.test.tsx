import type { Work, WorkResult } from '@fm/data';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEFT_WORK_ID } from './bottom-bars';
import { LeftWork } from './left-work';

const work: Work = {
  id: 'w1',
  begunAt: new Date(),
  texts: {
    doing: 'Changing 240 customers',
    noun: 'customers',
    done: { one: '1 customer was changed.', many: '{count} customers were changed.' },
  },
  batchId: 'b1',
  total: 240,
  done: 79,
  failed: [{ name: 'Elbe', message: 'It has changed.' }],
  answered: 2,
};
const ended: WorkResult = {
  text: '240 customers were changed.',
  done: 240,
  failed: [],
  left: 0,
  isKept: false,
};

const goOn = jest.fn();
const letBe = jest.fn();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  document.body.innerHTML = `<div id="${LEFT_WORK_ID}" role="status"></div><div id="root"></div>`;
  goOn.mockReset();
  letBe.mockReset();
});

/** Shows the works in the bar of a shell. */
function show(...works: readonly Work[]): void {
  render(
    <HostProvider host={fakeHost({})}>
      <LeftWork works={works} goOn={goOn} letBe={letBe} />
    </HostProvider>,
    { container: document.getElementById('root') ?? document.body },
  );
}

describe('work that was interrupted', () => {
  it('is told with how far it was, and can be let be', async () => {
    show(work, { ...work, id: 'w2', done: 0, failed: [] });
    const bar = screen.getByRole('status');
    expect(bar.textContent).toContain('Changing 240 customers was interrupted after 80.');
    expect(bar.textContent).toContain('Changing 240 customers was interrupted at its beginning.');
    const [letIt] = within(bar).getAllByRole('button', { name: 'Let it be' });
    if (letIt) await userEvent.click(letIt);
    expect(letBe).toHaveBeenCalledWith(work);
    expect(goOn).not.toHaveBeenCalled();
  });

  it('goes on in a dialog with its progress, and says what was not changed', async () => {
    let end: (result: WorkResult) => void = () => undefined;
    goOn.mockImplementation(async (_, { onProgress }) => {
      onProgress({ done: 130, total: 240 });
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    show(work);
    await press('Go on');
    const dialog = screen.getByRole('dialog', { name: 'Changing 240 customers' });
    expect(within(dialog).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('130 of 240');
    await act(async () => end({ ...ended, done: 239, failed: work.failed }));
    expect(await within(screen.getByRole('dialog')).findByText(/Elbe/)).toBeTruthy();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is stopped after the page under way', async () => {
    let signal: AbortSignal | undefined;
    goOn.mockImplementation((_, options) => {
      ({ signal } = options);
      return new Promise(() => undefined);
    });
    show(work);
    await press('Go on');
    await press('Stop');
    expect(signal?.aborted).toBe(true);
  });

  it('is told at once where the last answer had come', async () => {
    goOn.mockResolvedValue({ ...ended, done: 239, failed: work.failed });
    show({ ...work, done: 239, answered: 5 });
    expect(await within(await screen.findByRole('dialog')).findByText(/Elbe/)).toBeTruthy();
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('says nothing where another window went on with it', async () => {
    goOn.mockResolvedValue(undefined);
    show(work);
    await press('Go on');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
