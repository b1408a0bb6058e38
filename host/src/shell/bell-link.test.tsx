import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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
    [{}, 'Notifications'],
    [{ due: 2 }, 'Notifications, 2 due'],
    [{ unread: 1 }, 'Notifications, 1 unread'],
    [{ due: 2, unread: 3 }, 'Notifications, 5 waiting, 2 due, 3 unread'],
    [{ due: 12, unread: 1, max: 9 }, 'Notifications, 9+ waiting, 9+ due, 1 unread'],
  ])('with %p says %p', (props, name) => expect(nameOf(props)).toBe(name));
});
