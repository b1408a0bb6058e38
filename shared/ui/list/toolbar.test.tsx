import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toolbar } from './toolbar';

const filters = <button type="button">Status</button>;

describe('the row above a list', () => {
  it('has a button that unfolds the filters and says whether they are', async () => {
    render(<Toolbar search={<input aria-label="Search" />}>{filters}</Toolbar>);
    const unfold = screen.getByRole('button', { name: 'Filters' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(unfold);
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    const folded = document.getElementById(unfold.getAttribute('aria-controls') ?? '');
    expect(folded?.contains(screen.getByRole('button', { name: 'Status' }))).toBe(true);
  });

  it('folds nothing away where there is no search beside it', () => {
    render(<Toolbar>{filters}</Toolbar>);
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    screen.getByRole('button', { name: 'Status' });
  });

  it('unfolds what is filtered by less often when it is asked for, and says how much of it is on', async () => {
    const type = <button type="button">Type</button>;
    render(
      <Toolbar search={<input aria-label="Search" />} more={{ fields: type, on: 2 }}>
        {filters}
      </Toolbar>,
    );
    expect(screen.queryByRole('button', { name: 'Type' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More filters (2)', expanded: false }));
    const more = screen.getByRole('group', { name: 'More filters' });
    expect(more.contains(screen.getByRole('button', { name: 'Type' }))).toBe(true);
  });

  it('unfolds all filters by one button on a telephone', async () => {
    const type = <button type="button">Type</button>;
    render(
      <Toolbar search={<input aria-label="Search" />} more={{ fields: type, on: 0 }}>
        {filters}
      </Toolbar>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    screen.getByRole('button', { name: 'Type' });
  });
});
