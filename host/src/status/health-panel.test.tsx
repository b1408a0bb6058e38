import { callFunction } from '@fm/firebase/functions';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { HealthPanel } from './health-panel';

jest.mock('@fm/firebase/functions', () => ({ callFunction: jest.fn() }));

const server = callFunction as jest.MockedFunction<typeof callFunction>;
const titles = new Map([['tasks', 'Tasks']]);
const build = { area: 'tasks', build: 'aaaaaaa', opened: 200, failed: 3, people: 2, state: 'well' };

const open = () =>
  render(
    <MemoryRouter>
      <HealthPanel titles={titles} />
    </MemoryRouter>,
  );

const rows = async () =>
  (await screen.findAllByRole('row')).map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );

it('says how each build does, and looks again when asked', async () => {
  const user = userEvent.setup();
  server.mockResolvedValueOnce([build]);
  open();
  await screen.findByRole('rowheader', { name: 'Tasks' });
  expect(await rows()).toContainEqual(['Well', 'aaaaaaa', '200', '3', '1.5%']);
  server.mockResolvedValueOnce([{ ...build, failed: 30, state: 'failing' }]);
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText('Fails too often');
  expect(await rows()).toContainEqual(['Fails too often', 'aaaaaaa', '200', '30', '15%']);
});

it('says that nothing was opened', async () => {
  server.mockResolvedValueOnce([]);
  open();
  await screen.findByText('Nothing was opened');
});

it('says so where it is not known, and asks again', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.mockRejectedValueOnce(new Error('offline'));
  open();
  await screen.findByText('How builds do could not be loaded');
  server.mockResolvedValueOnce([build]);
  await user.click(screen.getByRole('button', { name: /^(try again|retry)$/i }));
  await screen.findByText('Well');
});
