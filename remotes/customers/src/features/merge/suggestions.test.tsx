import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Suggestions } from './suggestions';

jest.mock('../form/api/likely-duplicates', () => ({ likelyDuplicates: jest.fn() }));
const { likelyDuplicates } = jest.requireMock<{ likelyDuplicates: jest.Mock }>(
  '../form/api/likely-duplicates',
);

it('says that a search failed, which is not that nobody was found, and looks again', async () => {
  likelyDuplicates.mockRejectedValueOnce(new Error('no server')).mockResolvedValue([]);
  const of = { id: 'c1', name: 'Elbe GmbH' } as Stored<Customer>;
  render(
    <MemoryRouter>
      <Suggestions of={of} />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/could not be looked up/)).toBeTruthy();
  expect(screen.queryByText(/Nobody else/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nobody else has the data/)).toBeTruthy();
});
