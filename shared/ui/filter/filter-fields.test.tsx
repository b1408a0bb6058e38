import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBoxFilter } from './combo-box-filter';
import { SelectFilter } from './select-filter';
import { SwitchFilter } from './switch-filter';

type Filter = 'status' | 'customer' | 'site' | 'lead';

const viewOf = (filter: Partial<Record<Filter, string>>) => ({
  filter,
  setFilter: jest.fn<void, [Filter, string | undefined]>(),
});

const statuses = [
  { id: 'open', label: 'Open' },
  { id: 'done', label: 'Done' },
];
const people = async () => ({ ok: true as const, value: [{ id: 'e1', name: 'Ana Adler' }] });

const inputOf = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

describe('a filter by one of a known list', () => {
  const show = (view: ReturnType<typeof viewOf>) =>
    render(
      <SelectFilter view={view} name="status" label="Status" emptyLabel="Any status" options={statuses} />,
    );

  it('sets the filter it is named after', async () => {
    const view = viewOf({ customer: 'c1' });
    show(view);
    await userEvent.click(screen.getByRole('button', { name: /Any status/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Done' }));
    expect(view.setFilter.mock.calls).toEqual([['status', 'done']]);
  });

  it('takes the filter away with the entry that chooses nothing', async () => {
    const view = viewOf({ status: 'open' });
    show(view);
    await userEvent.click(screen.getByRole('button', { name: /Open/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Any status' }));
    expect(view.setFilter.mock.calls).toEqual([['status', undefined]]);
  });
});

describe('a filter by one of many', () => {
  const lead = { name: 'lead', label: 'Lead', placeholder: 'Any lead', load: people } as const;

  it('sets the filter to the id of what was found, and takes away what belonged to the one before', async () => {
    const view = viewOf({ site: 's1' });
    render(<ComboBoxFilter {...lead} view={view} clears={['site']} />);
    await userEvent.type(inputOf('Lead'), 'Ana');
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Adler' }));
    expect(view.setFilter.mock.calls).toEqual([
      ['lead', 'e1'],
      ['site', undefined],
    ]);
  });

  it('shows what the chosen one is called, not its id', () => {
    render(<ComboBoxFilter {...lead} view={viewOf({ lead: 'e1' })} chosenName="Ana Adler" />);
    expect(inputOf('Lead').value).toBe('Ana Adler');
  });

  it('shows a value that is its own name', () => {
    render(<ComboBoxFilter {...lead} view={viewOf({ lead: 'Lübeck' })} />);
    expect(inputOf('Lead').value).toBe('Lübeck');
  });

  it('stays empty over a value that another field set', () => {
    render(<ComboBoxFilter {...lead} view={viewOf({ lead: 'me' })} chosenName="me" setElsewhere={['me']} />);
    expect(inputOf('Lead').value).toBe('');
  });
});

describe('a filter by one value', () => {
  const mine = { name: 'lead', value: 'me', label: 'Mine' } as const;

  it('sets the filter to it', async () => {
    const view = viewOf({ lead: 'e1' });
    render(<SwitchFilter {...mine} view={view} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Mine', checked: false }));
    expect(view.setFilter.mock.calls).toEqual([['lead', 'me']]);
  });

  it('takes the filter away', async () => {
    const view = viewOf({ lead: 'me' });
    render(<SwitchFilter {...mine} view={view} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Mine', checked: true }));
    expect(view.setFilter.mock.calls).toEqual([['lead', undefined]]);
  });
});
