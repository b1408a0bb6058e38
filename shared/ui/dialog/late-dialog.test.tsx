import { hearFailures, LazyPart } from '@fm/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { Dialog } from './dialog';
import * as opened from './opened';

let mockDialogs: LazyPart<typeof opened>;
jest.mock('./opened-dialogs', () => ({
  get openedDialogs() {
    return mockDialogs;
  },
}));

let isOnline: boolean;
let arrive: () => void;

/** As in a page that was just loaded: the code comes when it is asked for. */
beforeEach(() => {
  isOnline = true;
  mockDialogs = new LazyPart(async () => {
    if (!isOnline) throw new Error('offline');
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return opened;
  });
});

function WithDialog() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add contact</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add a contact">
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a dialog whose code has not come yet', () => {
  it('leaves the page as it is, and opens with the press that fetched it', async () => {
    render(<WithDialog />);
    await press('Add contact');
    expect(screen.getByRole('button', { name: 'Add contact' })).toBeTruthy();
    await act(async () => arrive());
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Name' }));
  });

  it('asks before it takes along what is typed into it', async () => {
    render(<WithDialog />);
    await press('Add contact');
    await act(async () => arrive());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
  });

  it('says in its place that it did not come, and opens when asked again', async () => {
    isOnline = false;
    const told = jest.fn();
    hearFailures(told);
    render(<WithDialog />);
    await press('Add contact');
    expect(await screen.findByRole('dialog', { name: 'Add a contact' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This dialog could not be loaded');
    expect(told.mock.calls).toEqual([[new Error('offline')]]);
    isOnline = true;
    await press('Retry');
    await act(async () => arrive());
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
  });

  it('can be left without it', async () => {
    isOnline = false;
    render(<WithDialog />);
    await press('Add contact');
    await screen.findByRole('alert');
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add contact' })).toBeTruthy();
  });
});
