import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShowMore } from './show-more';

const list = (shown: number, older: 'there' | 'loading' | 'none') => (
  <ShowMore shown={shown} step={10} noun="entries" older={older} byHand onMore={() => undefined} />
);

it('keeps the focus at the end of the list when the last entries came', async () => {
  const { rerender } = render(list(10, 'there'));
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
  rerender(list(10, 'loading'));
  rerender(list(17, 'none'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('All 17 entries are shown');
});
