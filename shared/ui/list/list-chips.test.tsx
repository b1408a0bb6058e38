import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListChips } from './list-chips';

const exactly = (count: number) => ({ count, atLeast: false });

const show = (filter: { status?: string; town?: string }) =>
  render(
    <ListChips
      view={{
        filter,
        search: '',
        setFilter: () => undefined,
        setSearch: () => undefined,
        clear: () => undefined,
        linkTo: (name, value) => `?town=${filter.town}&${name}=${value}`,
      }}
      names={{ status: { label: 'Status' }, town: { label: 'Town' } }}
      called={{ one: 'customer', many: 'customers' }}
      counts={{ matching: exactly(12), total: exactly(14), hidden: 2 }}
      hidden={{ filter: 'status', shownBy: 'former', one: 'former one', many: 'former ones', all: 'Former' }}
    />,
    { wrapper: MemoryRouter },
  );

describe('what stands above a list', () => {
  it('leads to what is hidden, with the other filters left on', () => {
    const { container } = show({ town: 'Kiel' });
    expect(screen.getByRole('button', { name: 'Remove filter Town: Kiel' })).not.toBeNull();
    expect(container.textContent).toContain('2 former ones are hidden. Show');
    expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/?town=Kiel&status=former');
  });

  it('claims nothing hidden once the filter is on that hides it', () => {
    const { container } = show({ status: 'former' });
    expect(container.textContent).not.toContain('are hidden');
  });
});
