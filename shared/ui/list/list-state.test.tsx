import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ListPage, ListState } from './list-state';

const page = (fields: Partial<ListPage>): ListPage => ({
  status: 'ready',
  rows: ['a', 'b'],
  retry: () => undefined,
  ...fields,
});

function show(fields: Partial<ListPage>, onMove?: (cursor: string) => void) {
  render(
    <ListState of={page(fields)} noun="employees" empty={<p>No employees yet</p>} onMove={onMove}>
      <p>The rows</p>
    </ListState>,
  );
}

describe('a list', () => {
  it('says why it could not be loaded and tries again', async () => {
    const retry = jest.fn();
    show({ status: 'failed', rows: [], failure: { message: 'The server cannot be reached.' }, retry });
    expect(screen.getByRole('alert').textContent).toContain('The employees could not be loaded');
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalled();
  });

  it('shows its way on when there is nothing', () => {
    show({ rows: [] });
    expect(screen.queryByText('No employees yet')).not.toBeNull();
    expect(screen.queryByText('The rows')).toBeNull();
  });

  it('leads back from a page whose last rows went elsewhere, and does not call the list empty', async () => {
    const onMove = jest.fn();
    show({ rows: [], first: 51 }, onMove);
    expect(screen.queryByText('No employees yet')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
    expect(onMove.mock.calls).toEqual([['']]);
  });

  it('never claims to be empty while it is loading', () => {
    show({ status: 'loading', rows: [] });
    expect(screen.queryByText('No employees yet')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Loading');
  });

  it('moves between pages by their cursors', async () => {
    const onMove = jest.fn();
    show({ first: 51, total: { count: 240, atLeast: false }, next: 'after', previous: '' }, onMove);
    expect(screen.getByRole('status').textContent).toBe('51–52 of 240');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onMove.mock.calls).toEqual([['after'], ['']]);
  });

  it('says when a search could not look at everything', () => {
    show({ capped: true });
    expect(screen.queryByText(/Type more of a word/)).not.toBeNull();
  });
});
