import { can } from '@fm/domain/role';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ListTrashLink } from './list-parts';

it.each([
  ['office', 1],
  ['manager', 0],
])('the way to a trash is there for %s: %i', (role, links) => {
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost({ can: (permission) => can(role, permission) })}>
        <ListTrashLink to="/customers/trash" />
      </HostProvider>
    </MemoryRouter>,
  );
  expect(screen.queryAllByRole('link', { name: 'Trash' })).toHaveLength(links);
});
