import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportOf } from './import-of';
import { ImportStages } from './import-stages';

jest.mock('./use-rows-stored', () => ({ useRowsStored: () => ({}) }));
jest.mock('./use-take-back', () => ({ useTakeBack: () => ({}) }));

const of = { called: { one: 'customer', many: 'customers' } } as ImportOf<unknown>;
const field = () => screen.getByLabelText<HTMLInputElement>('Choose a CSV file');
const file = (bytes: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['Name'], 'customers.csv'), { arrayBuffer: bytes });

const show = (own: Partial<ImportOf<unknown>> = {}) =>
  render(
    <HostProvider host={fakeHost()}>
      <ImportStages of={{ ...of, ...own }} />
    </HostProvider>,
  );

it('takes the same file again after it was repaired', async () => {
  show();
  const headersOnly = async () => new TextEncoder().encode('Name').buffer as ArrayBuffer;
  await userEvent.upload(field(), file(headersOnly));
  expect(await screen.findByText('This file has no rows below its headers.')).toBeTruthy();
  expect(field().value).toBe('');
});

it('says that a file could not be read', async () => {
  show();
  await userEvent.upload(
    field(),
    file(() => Promise.reject(new Error('gone'))),
  );
  expect(await screen.findByText(/could not be read/)).toBeTruthy();
});

it('names an export of the same records as a file that fits, and a bank where the rows come from there', () => {
  const { unmount } = show();
  expect(screen.getByText(/A file from “Export” fits as it is\./)).toBeTruthy();
  unmount();
  show({ source: 'What your bank saves fits.' });
  expect(
    screen.getByText(/What your bank saves fits\. A workbook has to be saved as CSV first\./),
  ).toBeTruthy();
  expect(screen.queryByText(/Export/)).toBeNull();
});
