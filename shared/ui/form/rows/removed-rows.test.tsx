import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RemovedRows, removedByName } from './removed-rows';
import { useRemovableRows } from './use-removable-rows';

interface Site {
  readonly id: string;
  readonly name: string;
}

const keyOf = ({ id }: Site) => id;

const removed = (id: string) => ({ index: 0, row: { id, name: 'Main site' } });

it('lists removed rows of the same name each by itself', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation();
  const putBack: string[] = [];
  render(
    <RemovedRows
      rows={{
        keyOf,
        removed: [removed('a'), removed('b')],
        putBack: ({ row }) => putBack.push(row.id),
      }}
      textOf={({ name }) => removedByName(name)}
    />,
  );
  const [, second] = screen.getAllByRole('button', { name: 'Undo' });
  if (second) await userEvent.click(second);
  expect(putBack).toEqual(['b']);
  // Two rows under one key: React says so, and mixes them up when one goes.
  expect(noise).not.toHaveBeenCalled();
  noise.mockRestore();
});

function Sites({ names }: { readonly names: readonly string[] }) {
  const [sites, setSites] = useState<readonly Site[]>(names.map((name, index) => ({ id: `${index}`, name })));
  const rows = useRemovableRows(sites, keyOf, {
    insert: (index, site) => setSites((before) => before.toSpliced(index, 0, site)),
    remove: (index) => setSites((before) => before.toSpliced(index, 1)),
  });
  return (
    <>
      {sites.map(({ id, name }, index) => (
        <button key={id} type="button" onClick={() => rows.takeOff(index)}>
          {`Remove ${name || 'the nameless one'}`}
        </button>
      ))}
      <RemovedRows rows={rows} textOf={({ name }) => removedByName(name)} />
    </>
  );
}

it('has an Undo for each row, which says what it brings back', async () => {
  render(<Sites names={['Harbour', 'Depot']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harbour' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Depot' }));
  await userEvent.click(
    screen.getByRole('button', { description: '“Depot” was removed. Undo works until you save.' }),
  );
  expect(screen.queryByRole('button', { name: 'Remove Depot' })).not.toBeNull();
  expect(screen.queryByText('“Depot” was removed. Undo works until you save.')).toBeNull();
});

it('lets a row go without a word that has no name yet', async () => {
  render(<Sites names={['  ']} />);
  await userEvent.click(screen.getByRole('button', { name: /Remove/ }));
  expect(screen.queryByRole('button')).toBeNull();
});
