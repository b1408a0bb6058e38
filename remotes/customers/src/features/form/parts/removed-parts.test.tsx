import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemovedParts } from './removed-parts';

const removed = (recordId: string) => ({ index: 0, row: { recordId, name: 'Main site' } });

it('lists removed rows of the same name each by itself', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation();
  const putBack: string[] = [];
  render(
    <RemovedParts
      removed={[removed('a'), removed('b')]}
      onPutBack={({ row }) => putBack.push(row.recordId)}
    />,
  );
  const [, second] = screen.getAllByRole('button', { name: 'Undo' });
  if (second) await userEvent.click(second);
  expect(putBack).toEqual(['b']);
  // Two rows under one key: React says so, and mixes them up when one goes.
  expect(noise).not.toHaveBeenCalled();
  noise.mockRestore();
});
