import type { Outcome } from '@fm/data';
import type { Actor, Stored } from '@fm/domain/record';
import { defineTransitions } from '@fm/domain/transitions';
import { HostProvider, useUndoOffer, withdrawUndo } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TransitionBar } from './transition-bar';
import { TransitionDialog } from './transition-dialog';
import { TransitionMenu } from './transition-menu';
import type { TransitionScreen } from './transition-screen';
import { useTransitions } from './use-transitions';

jest.mock('../../data/drafts/draft-store', () => jest.requireActual('@fm/testing/memory-drafts'));
jest.mock('@fm/data', () => ({
  ...jest.requireActual<object>('@fm/data'),
  useActor: () => ({ uid: 'u1', name: 'Olga Brandt', role: 'office' }),
}));

type Status = 'open' | 'waiting' | 'done';
interface Ticket {
  readonly status: Status;
}
interface Answers {
  readonly reason?: string;
  readonly until?: string;
  readonly remind?: boolean;
}

const machine = defineTransitions<Status, 'staff'>([
  { from: ['open'], to: 'done', label: 'Finish', who: ['staff'] },
  { from: ['open'], to: 'waiting', label: 'Wait', who: ['staff'], needs: ['reason'] },
]);
const ticket = { id: 't1', status: 'open' } as Stored<Ticket>;
const fine: Outcome<null> = { ok: true, value: null };
const refusal: Outcome<null> = {
  ok: false,
  failure: { kind: 'invalid', message: 'Say why.', fields: { reason: 'Say why.' } },
};
const offline: Outcome<null> = { ok: false, failure: { kind: 'unreachable', message: 'Try again.' } };

const sent = jest.fn<Promise<Outcome<null>>, [Status, Answers]>();
const back = jest.fn<Promise<Outcome<null>>, [left: Status, to: Status]>();
const toast = { success: jest.fn(), error: jest.fn(), info: jest.fn() };

const tickets: TransitionScreen<Ticket, Status, Answers> = {
  kind: { path: 'tickets' },
  labels: { open: 'Open', waiting: 'Waiting', done: 'Done' },
  statusOf: ({ status }) => status,
  nameOf: () => 'Ticket 1',
  choices: ({ status }) => machine.next(status, new Set(['staff'])).map((transition) => ({ transition })),
  question: (_, { to }) =>
    to === 'done'
      ? undefined
      : {
          title: 'Let the ticket wait',
          danger: true,
          fields: {
            reason: { kind: 'text', label: 'Why?', required: true, maxLength: 500 },
            kind: {
              kind: 'choice',
              label: 'What for?',
              options: [{ id: 'parts', label: 'Parts' }],
            },
            remind: {
              kind: 'check',
              label: 'Remind me',
              initial: true,
              when: ({ kind }) => kind === 'parts',
            },
          },
        },
  send: (_, to, input) => sent(to, input),
};

const undoable: typeof tickets = {
  ...tickets,
  undo: {
    path: () => [
      { to: 'waiting', input: {} },
      { to: 'open', input: {} },
    ],
    send: (_, left, { to }) => back(left, to),
  },
};

function UndoText() {
  const offer = useUndoOffer();
  if (!offer) return null;
  return (
    <button type="button" onClick={() => void offer.undo(() => undefined)}>
      {`${offer.text} ${offer.undoneText}`}
    </button>
  );
}

function show(shown: typeof tickets, waitsFor?: string) {
  return render(
    <HostProvider host={fakeHost({ toast })}>
      <TransitionBar screen={shown} record={ticket} waitsFor={waitsFor} />
      <UndoText />
    </HostProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sent.mockReset().mockResolvedValue(fine);
  back.mockReset().mockResolvedValue(fine);
  toast.success.mockReset();
  keptDrafts.clear();
  withdrawUndo();
});

describe('a transition', () => {
  it('is made at once where nothing is asked, and says what the record is now', async () => {
    show(tickets);
    await press('Finish');
    expect(sent).toHaveBeenCalledWith('done', {});
    expect(toast.success).toHaveBeenCalledWith('Ticket 1 is now done.');
  });

  it('asks first for what it needs, and sends what was answered in the fields that are shown', async () => {
    show(tickets);
    await press('Wait');
    await userEvent.type(screen.getByLabelText(/^Why/), 'A filter is missing.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Wait');
    expect(sent).toHaveBeenLastCalledWith('waiting', { reason: 'A filter is missing.' });
  });

  it('sends a field that an answer brought', async () => {
    show(tickets);
    await press('Wait');
    await userEvent.click(screen.getByRole('radio', { name: 'Parts' }));
    await press('Wait');
    expect(sent).toHaveBeenLastCalledWith('waiting', { reason: '', kind: 'parts', remind: true });
  });

  it('says beside the field what is wrong with it, and keeps the dialog open', async () => {
    sent.mockResolvedValue(refusal);
    show(tickets);
    await press('Wait');
    await press('Wait');
    expect(screen.getByLabelText(/^Why/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Say why.')).toHaveLength(1);
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('has what was typed before the page was loaded again, until the dialog is closed', async () => {
    const first = show(tickets);
    await press('Wait');
    await userEvent.type(screen.getByLabelText(/^Why/), 'A filter is missing.');
    first.unmount();

    const second = show(tickets);
    await press('Wait');
    await screen.findByText('What was typed before is back.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Why/).value).toBe('A filter is missing.');
    await press('Cancel');
    await waitFor(() => expect(keptDrafts.size).toBe(0));
    second.unmount();
  });

  it('keeps nothing of its dialog once it is made', async () => {
    show(tickets);
    await press('Wait');
    await userEvent.type(screen.getByLabelText(/^Why/), 'A filter is missing.');
    await waitFor(() => expect(keptDrafts.size).toBe(1));
    await press('Wait');
    await waitFor(() => expect(keptDrafts.size).toBe(0));
  });

  it('waits while something else has to happen first', () => {
    show(tickets, 'Save your changes first.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Finish' }).disabled).toBe(true);
    expect(screen.getByText('Save your changes first.')).not.toBeNull();
  });
});

describe('taking a transition back', () => {
  it('goes by the transitions that lead back, one after the other', async () => {
    show(undoable);
    await press('Finish');
    await press('Ticket 1 is now done. Ticket 1 is again open.');
    expect(back.mock.calls).toEqual([
      ['done', 'waiting'],
      ['waiting', 'open'],
    ]);
    expect(toast.success).not.toHaveBeenCalled();
  });

  it('goes on where it failed when it is tried again', async () => {
    back.mockResolvedValueOnce(fine).mockResolvedValueOnce(offline);
    show(undoable);
    await press('Finish');
    await press('Ticket 1 is now done. Ticket 1 is again open.');
    await press('Ticket 1 is now done. Ticket 1 is again open.');
    expect(back.mock.calls.map(([, to]) => to)).toEqual(['waiting', 'open', 'open']);
  });
});

describe('a menu of transitions', () => {
  const actor: Actor = { uid: 'u1', name: 'Olga Brandt', role: 'office' };
  function Menu() {
    const run = useTransitions(tickets);
    const [first, ...others] = tickets.choices(ticket, actor);
    return (
      <>
        <TransitionMenu
          run={run}
          record={ticket}
          choices={first ? [{ ...first, refusal: 'Somebody else does this.' }, ...others] : []}
        />
        {run.failed && <p>{run.failed.failure.message}</p>}
        <TransitionDialog run={run} />
      </>
    );
  }

  it('says why a person may not make one, and which ask something first', async () => {
    render(
      <HostProvider host={fakeHost({ toast })}>
        <Menu />
      </HostProvider>,
    );
    await press('Change status');
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['FinishSomebody else does this.', 'Wait…']);
    expect(items[0]?.getAttribute('aria-disabled')).toBe('true');
  });
});
