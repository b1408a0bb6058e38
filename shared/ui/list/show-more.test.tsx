import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShowMore } from './show-more';

const list = (shown: number, older: 'there' | 'loading' | 'none') => (
  <ShowMore
    shown={shown}
    step={10}
    called={{ one: 'entry', many: 'entries' }}
    older={older}
    byHand
    onMore={() => undefined}
  />
);

it('keeps the focus at the end of the list when the last entries came', async () => {
  const { rerender } = render(list(10, 'there'));
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
  rerender(list(10, 'loading'));
  rerender(list(17, 'none'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('All 17 entries are shown');
});

it.each([
  [1, 'none', undefined, 'There are no more entries'],
  [1, 'there', undefined, '1 entry is shown'],
  [1, 'there', 40, '1 of 40 entries is shown'],
  [30, 'there', 47, '30 of 47 entries are shown'],
] as const)('says of %d shown, older ones %s, in all %p: %s', (shown, older, count, words) => {
  const total = count === undefined ? undefined : { count, atLeast: false };
  const called = { one: 'entry', many: 'entries' };
  render(<ShowMore {...{ shown, older, total, called }} step={10} byHand onMore={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});
