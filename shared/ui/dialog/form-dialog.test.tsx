import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../field/text-field';
import { FormDialog } from './form-dialog';

const taken = jest.fn();

function Hold() {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      open
      title="Put on hold"
      submitLabel="Hold"
      failure={error}
      onSubmit={() => (reason === '' ? setError('Say why.') : taken(reason))}
      onClose={() => taken('closed')}
    >
      <TextField label="Until" value="" onChange={() => undefined} />
      <TextField label="Reason" value={reason} onChange={setReason} error={error} />
    </FormDialog>
  );
}

describe('a dialog that asks what a step needs', () => {
  beforeEach(() => taken.mockReset());

  it('takes the step with what was typed', async () => {
    render(<Hold />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Parts');
    await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
    expect(taken).toHaveBeenCalledWith('Parts');
  });

  it('takes the step by Ctrl+S too, from a button outside of its fields', async () => {
    render(<Hold />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Parts');
    act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(taken.mock.calls).toEqual([['Parts']]);
  });

  it('goes to the first field that is wrong after a try', async () => {
    render(<Hold />);
    await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' })));
    expect(taken).not.toHaveBeenCalled();
  });

  it('does not submit the form of the page it was opened from', async () => {
    const outer = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={outer}>
        <Hold />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Parts');
    await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
    expect(taken).toHaveBeenCalledWith('Parts');
    expect(outer).not.toHaveBeenCalled();
  });

  it('is left by Escape', async () => {
    render(<Hold />);
    await userEvent.keyboard('{Escape}');
    expect(taken).toHaveBeenCalledWith('closed');
  });
});
