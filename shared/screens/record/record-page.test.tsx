import type { LiveRecord } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { RecordPage } from './record-page';

interface Boiler {
  readonly name: string;
}
const boiler = { id: 'b1', name: 'Boiler' } as unknown as Stored<Boiler>;
const kind = {
  called: { one: 'boiler', many: 'boilers' },
  fields: { name: 'Name', tests: { label: 'Tests', each: { day: 'day' } } },
};

const page = (live: LiveRecord<Boiler>) => (
  <MemoryRouter>
    <RecordPage live={live} kind={kind} back={{ to: '/', label: 'Boilers' }}>
      {({ name }) => <input aria-label={`Remark on ${name}`} />}
    </RecordPage>
  </MemoryRouter>
);

it('keeps what is typed on a record that cannot be followed any more, says so, and tries again', async () => {
  const retry = jest.fn();
  const { rerender } = render(page({ status: 'ready', record: boiler }));
  await userEvent.type(screen.getByRole('textbox'), 'half a word');
  const failure = { kind: 'unreachable', message: 'The server cannot be reached.' } as const;
  rerender(page({ status: 'ready', record: boiler, interrupted: { failure, retry } }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a word');
  expect(screen.getByText('This boiler is shown as it was last known')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says which parts of a record are damaged, and shows the others (F24)', () => {
  const damaged = ['name', 'tests.t1.day', 'tests.t2.day', 'createdBy'];
  render(page({ status: 'ready', record: { ...boiler, name: 'Damaged', damaged } }));
  expect(screen.getByText('Parts of this boiler are damaged')).toBeTruthy();
  expect(
    screen.getByText(/^What was stored for Name, Tests and other details cannot be read\./),
  ).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Remark on Damaged' })).toBeTruthy();
});

it('says that a record is damaged where the damage is in none of its fields', () => {
  render(page({ status: 'ready', record: { ...boiler, damaged: ['updatedBy'] } }));
  expect(screen.getByText(/^What was stored for other details cannot be read\./)).toBeTruthy();
});
