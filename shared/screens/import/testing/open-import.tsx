import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ImportStages } from '../import-stages';
import { csvFile, meterImport } from './meter-import';

/** Opens the import of meters with a file of these lines, some of them `there` already. Gives what is stored of it. */
export async function openImport(lines: readonly string[], there: readonly string[] = []) {
  const { of, stored } = meterImport(there);
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <ImportStages of={of} />
      </HostProvider>
    </MemoryRouter>,
  );
  await userEvent.upload(screen.getByLabelText('Choose a CSV file'), csvFile(...lines));
  await screen.findByRole('button', { name: 'Check rows' });
  return stored;
}

/** Presses a button once it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
