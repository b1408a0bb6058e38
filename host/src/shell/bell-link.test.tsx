import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { BellLink } from './bell-link';

const nameOf = (props: Parameters<typeof BellLink>[0]) => {
  const { unmount } = render(
    <MemoryRouter>
      <BellLink {...props} />
    </MemoryRouter>,
  );
  const name = screen.getByRole('link').getAttribute('aria-label');
  unmount();
  return name;
};

describe('the bell', () => {
  it.each([
    [{}, 'Reminders'],
    [{ due: 2 }, 'Reminders, 2 due'],
    [{ mentions: 1 }, 'Reminders, 1 new mention'],
    [{ due: 2, mentions: 3 }, 'Reminders, 5 waiting, 2 due, 3 new mentions'],
    [{ due: 12, mentions: 1, max: 9 }, 'Reminders, 9+ waiting, 9+ due, 1 new mention'],
  ])('with %p says %p', (props, name) => expect(nameOf(props)).toBe(name));
});
