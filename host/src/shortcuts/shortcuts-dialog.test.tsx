import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsDialog } from './shortcuts-dialog';

afterEach(() => localStorage.clear());

it('switches the single keys off for this browser, and on again', async () => {
  render(<ShortcutsDialog onClose={() => undefined} />);
  const single = screen.getByRole<HTMLInputElement>('switch', {
    name: 'The single keys / and ? do something',
  });
  expect(single.checked).toBe(true);
  await userEvent.click(single);
  expect(localStorage.getItem('fm.singleKeys')).toBe('off');
  await userEvent.click(single);
  expect(localStorage.getItem('fm.singleKeys')).toBeNull();
});
