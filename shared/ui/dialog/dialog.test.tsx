import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { SelectField } from '../select/select-field';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add contact</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add a contact">
        <TextField label="Name" value="" onChange={() => undefined} />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title and starts in its first field', async () => {
    render(<WithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }));
    expect(screen.queryByRole('dialog', { name: 'Add a contact' })).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('that begins with a list to choose from starts there, not in the hidden one behind it', () => {
    render(
      <Dialog open onClose={() => undefined} title="Link orders">
        <SelectField
          label="How"
          options={[{ id: 'a', label: 'Related' }]}
          value="a"
          onChange={() => undefined}
        />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /How/ }));
  });

  it('closes on Escape and gives the focus back', async () => {
    render(<WithDialog />);
    const opener = screen.getByRole('button', { name: 'Add contact' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('hides the page behind it from screen readers', async () => {
    render(<WithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }));
    expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
  });
});

describe('a question', () => {
  const ask = (busy = false) => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    render(
      <ConfirmDialog
        open
        title="Delete this task?"
        confirmLabel="Delete task"
        danger
        busy={busy}
        error="It could not be deleted."
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        It can be restored for 30 days.
      </ConfirmDialog>,
    );
    return { onConfirm, onCancel };
  };

  it('is an alert that says why the action failed', () => {
    ask();
    expect(screen.queryByRole('alertdialog', { name: 'Delete this task?' })).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('It could not be deleted.');
  });

  it('does the action on its own button alone', async () => {
    const { onConfirm, onCancel } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete task' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('cannot be answered twice while the action is under way', async () => {
    const { onConfirm } = ask(true);
    await userEvent.click(screen.getByRole('button', { name: 'Delete task' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
