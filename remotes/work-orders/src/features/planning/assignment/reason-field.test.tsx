import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReasonField } from './reason-field';

function Reason({ required }: { readonly required: boolean }) {
  const [value, setValue] = useState('');
  return <ReasonField value={value} onChange={setValue} required={required} />;
}

describe('the reason for a plan against which something speaks', () => {
  it('is given by one press where it is a usual one, and can be gone on with', async () => {
    render(<Reason required />);
    await userEvent.click(screen.getByRole('button', { name: 'Nobody else is free.' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('Nobody else is free.');
    await userEvent.type(field, ' Asked twice.');
    expect(field.value).toBe('Nobody else is free. Asked twice.');
    // One press more would throw away what was typed.
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not offered where nothing speaks against it', () => {
    render(<Reason required={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
