import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { WithDefaultView } from './with-default-view';

const asked: string[] = [];

/** A list that asks the database for what its address says. */
function List() {
  const { search } = useLocation();
  const navigate = useNavigate();
  asked.push(search);
  return (
    <button type="button" onClick={() => navigate({ search: '' })}>
      Clear
    </button>
  );
}

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <HostProvider host={fakeHost()}>
        <WithDefaultView screen="/customers">
          <List />
        </WithDefaultView>
      </HostProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  asked.length = 0;
  localStorage.setItem('fm.view.u-admin./customers', 'status=lead');
});
afterEach(() => localStorage.clear());

it('opens a list with the default view without asking for the plain one first', async () => {
  open('/customers');
  await screen.findByRole('button');
  expect(new Set(asked)).toEqual(new Set(['?status=lead']));
});

it('opens what the address asks for, and the plain list once the view is cleared', async () => {
  open('/customers?status=former');
  expect(asked).toContain('?status=former');
  await userEvent.click(screen.getByRole('button'));
  expect(asked.at(-1)).toBe('');
});

it('lets the filters of the default view be cleared', async () => {
  open('/customers');
  await userEvent.click(await screen.findByRole('button'));
  expect(asked.at(-1)).toBe('');
});
