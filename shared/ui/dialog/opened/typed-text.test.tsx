import { hasUnsavedText } from '@fm/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Checkbox } from '../../field/checkbox';
import { TextField } from '../../field/text-field';
import { Dialog } from '../dialog';
import { FormDialog } from '../form-dialog';

const closed = jest.fn();
beforeEach(() => closed.mockReset());

const LATE = 'Looked up a moment after opening';

function Reason({ kept = false }: { readonly kept?: boolean }) {
  const [reason, setReason] = useState('Waits');
  const [looked, setLooked] = useState('');
  const [told, setTold] = useState(false);
  useEffect(() => setLooked(LATE), []);
  return (
    <FormDialog
      open
      kept={kept}
      title="Put on hold"
      submitLabel="Hold"
      onSubmit={() => undefined}
      onClose={closed}
    >
      <TextField label="Order" value={looked} onChange={setLooked} />
      <TextField label="Reason" value={reason} onChange={setReason} />
      <Checkbox label="Tell the customer" value={told} onChange={setTold} />
    </FormDialog>
  );
}

const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a dialog somebody typed in', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => press('Close')],
    ['Cancel', () => press('Cancel')],
  ])('asks before %s takes the text along', async (_, leave) => {
    render(<Reason />);
    await userEvent.type(reason(), ' for parts');
    await leave();
    expect(question()).not.toBeNull();
    expect(closed).not.toHaveBeenCalled();
    await press('Discard');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('goes on where it was after the question', async () => {
    render(<Reason />);
    await userEvent.type(reason(), ' for parts');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(question());
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(reason().value).toBe('Waits for parts');
    await waitFor(() => expect(document.activeElement).toBe(reason()));
    expect(closed).not.toHaveBeenCalled();
  });

  it('asks before a click beside it takes the text along', async () => {
    const Looked = () => {
      const [words, setWords] = useState('');
      return (
        <Dialog open title="Photo" onClose={closed}>
          <TextField label="Reason" value={words} onChange={setWords} />
        </Dialog>
      );
    };
    render(<Looked />);
    await userEvent.type(reason(), 'Valve');
    await userEvent.click(screen.getByRole('dialog').parentElement as Element);
    expect(question()).not.toBeNull();
    expect(closed).not.toHaveBeenCalled();
  });

  it('counts as text that is not saved, for Logout and for a new version', async () => {
    render(<Reason />);
    expect(hasUnsavedText()).toBe(false);
    await userEvent.type(reason(), 'x');
    expect(hasUnsavedText()).toBe(true);
  });
});

describe('a dialog closes without a question', () => {
  const leave = async () => {
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
  };

  it('when what was typed is taken back', async () => {
    render(<Reason />);
    await userEvent.type(reason(), 'x{Backspace}');
    await leave();
  });

  it('when something was ticked and fields filled themselves, but nothing typed', async () => {
    render(<Reason />);
    await userEvent.click(screen.getByRole('checkbox'));
    await leave();
  });

  it('when what is typed is kept as a draft', async () => {
    render(<Reason kept />);
    await userEvent.type(reason(), 'x');
    await leave();
  });

  it('when the field was saved and is gone', async () => {
    const Saved = () => {
      const [words, setWords] = useState('');
      const [saved, setSaved] = useState(false);
      return (
        <Dialog open title="Photo" onClose={closed}>
          {!saved && <TextField label="Reason" value={words} onChange={setWords} />}
          <button type="button" onClick={() => setSaved(true)}>
            Save
          </button>
        </Dialog>
      );
    };
    render(<Saved />);
    await userEvent.type(reason(), 'Valve');
    await press('Save');
    await leave();
  });
});
