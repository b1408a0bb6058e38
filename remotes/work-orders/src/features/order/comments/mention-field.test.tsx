import type { Ref } from '@fm/domain/record';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MentionField } from './mention-field';

const mockOffered = [
  { id: 'e1', name: 'Ana Adler', detail: 'Manager, Office' },
  { id: 'e2', name: 'Anton Berg' },
];
jest.mock('@fm/data', () => ({
  employeeOptions: jest.fn(async () => ({ ok: true, value: mockOffered })),
}));

const chosen: Ref[] = [];
function Field() {
  const [text, setText] = useState('');
  return (
    <MentionField
      label="New comment"
      value={text}
      onChange={setText}
      onMention={(person) => void chosen.push(person)}
    />
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New comment' });

beforeEach(() => {
  chosen.length = 0;
  render(<Field />);
});

describe('naming a colleague', () => {
  it('is done with the keys: the list opens at an @, arrows go through it, Enter takes the name', async () => {
    await userEvent.type(field(), 'Ask @An');
    await screen.findByRole('listbox');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('Ask @Anton Berg ');
    expect(chosen).toEqual([{ id: 'e2', name: 'Anton Berg' }]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('lets one type on at once: the caret stands behind the name before the next key', async () => {
    await userEvent.type(field(), 'Ask @An');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}please');
    expect(field().value).toBe('Ask @Anton Berg please');
  });

  it('is done with a click as well', async () => {
    await userEvent.type(field(), '@');
    await userEvent.click(await screen.findByRole('option', { name: /Ana Adler/ }));
    await waitFor(() => expect(field().value).toBe('@Ana Adler '));
  });

  it('is left with Escape, and what was typed stays', async () => {
    await userEvent.type(field(), '@An');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('@An');
  });

  it('offers nobody inside of an address', async () => {
    await userEvent.type(field(), 'mail@An');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
