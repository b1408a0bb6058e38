import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportDialog } from './export-dialog';
import { FilterChips } from './filter-chips';
import { HiddenNote } from './hidden-note';
import { Pager } from './pager';
import { Timeline } from './timeline';

const exactly = (count: number) => ({ count, atLeast: false });

const CUSTOMER = { one: 'customer', many: 'customers' };

describe('filters that are on', () => {
  it('are told with how many match, and each is taken away by itself', async () => {
    const onRemove = jest.fn();
    const onClearAll = jest.fn();
    render(
      <FilterChips
        called={CUSTOMER}
        matching={exactly(12)}
        total={exactly(240)}
        chips={[{ id: 'status', label: 'Status: open', onRemove }]}
        onClearAll={onClearAll}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('12 of 240 customers, 228 hidden by 1 filter');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect([onRemove.mock.calls.length, onClearAll.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    [[], '12 of 240 customers, 228 hidden by the search'],
    [['status'], '12 of 240 customers, 228 hidden by the search and 1 filter'],
  ])('are not the search, which is told by itself', (filters, said) => {
    const chips = [...filters, 'search'].map((id) => ({ id, label: id, onRemove: () => undefined }));
    const counts = { matching: exactly(12), total: exactly(240) };
    render(<FilterChips called={CUSTOMER} {...counts} chips={chips} onClearAll={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  it('say what was not counted to its end, and count what is hidden without them', () => {
    const chips = [{ id: 'status', label: 'Status: open', onRemove: () => undefined }];
    const total = { count: 1000, atLeast: true };
    const note = (
      <HiddenNote hidden={undefined} one="old one" many="old ones" all="Old ones" children="Show" />
    );
    const { rerender } = render(
      <FilterChips
        called={{ one: 'task', many: 'tasks' }}
        matching={exactly(12)}
        {...{ total, chips, note }}
        onClearAll={() => undefined}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(
      '12 of 1,000 or more tasks, the rest hidden by 2 filters',
    );
    rerender(
      <FilterChips
        called={{ one: 'task', many: 'tasks' }}
        matching={total}
        total={total}
        chips={chips}
        onClearAll={() => undefined}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('1,000 or more tasks');
  });

  it.each([
    [0, ''],
    [1, '1 old one is hidden. Show'],
    [1200, '1,200 old ones are hidden. Show'],
    [undefined, 'Old ones are hidden. Show'],
  ])('or their absence: %p left out', (hidden, words) => {
    const { container } = render(
      <HiddenNote hidden={hidden} one="old one" many="old ones" all="Old ones">
        Show
      </HiddenNote>,
    );
    expect(container.textContent).toBe(words);
  });

  it.each([
    [exactly(1), undefined, '1 customer'],
    [exactly(0), exactly(1), '0 of 1 customer'],
    [exactly(1), exactly(2), '1 of 2 customers'],
    [{ count: 1, atLeast: true }, undefined, '1 or more customers'],
  ])('count in the form that the number asks for: %j of %j', (matching, total, words) => {
    render(
      <FilterChips called={CUSTOMER} chips={[]} onClearAll={() => undefined} {...{ matching, total }} />,
    );
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('are not cleared when there are none', () => {
    render(
      <FilterChips called={CUSTOMER} matching={exactly(1200)} chips={[]} onClearAll={() => undefined} />,
    );
    expect(screen.getByRole('status').textContent).toBe('1,200 customers');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('pages of a list', () => {
  it('are told by rows and end where there is no more', () => {
    render(<Pager from={51} to={100} total={exactly(100)} onPrevious={() => undefined} />);
    expect(screen.getByRole('status').textContent).toBe('51–100 of 100');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(false);
  });

  it('are not offered when everything fits on one', () => {
    const { container } = render(<Pager from={1} to={3} total={exactly(3)} />);
    expect(container.childElementCount).toBe(0);
  });
});

it('a timeline puts what happened on one local day under one heading', () => {
  render(
    <Timeline
      entries={[
        { id: '1', at: new Date(2026, 10, 12, 23, 50), title: 'Finished', actor: 'Marek Wolny' },
        { id: '2', at: new Date(2026, 10, 12, 0, 10), title: 'Started' },
        { id: '3', at: new Date(2026, 10, 11, 23, 50), title: 'Created' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const [first] = screen.getAllByRole('list');
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
});

it('an export that does not hold everything says how much of it and what to do', () => {
  const file = {
    done: undefined,
    failure: undefined,
    cut: 5_000,
    start: () => undefined,
    stop: () => undefined,
  };
  render(<ExportDialog of={file} noun="work orders" total={{ count: 1_000, atLeast: true }} />);
  expect(screen.getByRole('dialog', { name: 'Export work orders' }).textContent).toMatch(
    /Not all of them are in the file.*first 5,000 work orders\. Filter, and export the others by themselves/,
  );
});
