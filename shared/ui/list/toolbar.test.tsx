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
});
