import { render, screen } from '@testing-library/react';
import { MoreFilters } from './more-filters';
import { askable, type WorkOrderView } from './work-order-view';

const viewOf = (filter: WorkOrderView['filter']) =>
  ({ filter, setFilter: () => undefined }) as unknown as WorkOrderView;

const names = { customer: 'WEG Kastanienallee', site: 'Courtyard', asset: 'Lift', crew: 'Luca' };

const field = (name: string, filter: WorkOrderView['filter']) => {
  render(<MoreFilters view={viewOf(filter)} names={names} />);
  const { disabled } = screen.getByRole<HTMLInputElement>('combobox', { name });
  return { disabled, says: screen.queryByRole('combobox', { name, description: /take that filter off/ }) };
};

describe('an asset and a person on the crew, of which the database takes one', () => {
  it('the crew says beside its field why it cannot be asked for while an asset is', () => {
    const { disabled, says } = field('On the crew', { customer: 'c', site: 's', asset: 'a' });
    expect(disabled).toBe(true);
    expect(says).not.toBeNull();
  });

  it('the asset says beside its field why it cannot be asked for while a person is', () => {
    const { disabled, says } = field('Asset', { customer: 'c', site: 's', crew: 'e' });
    expect(disabled).toBe(true);
    expect(says).not.toBeNull();
  });

  it('both are open and say nothing while neither is asked for', () => {
    const { disabled, says } = field('On the crew', { customer: 'c', site: 's' });
    expect(disabled).toBe(false);
    expect(says).toBeNull();
  });

  it('an address that asks for both shows one filter and applies no other', () => {
    expect(askable(viewOf({ asset: 'a', crew: 'e' })).filter).toEqual({ asset: 'a' });
  });
});
