import type { Outcome } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { keptDrafts } from '@fm/testing/memory-drafts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChecklistRow } from './checklist-row';
import { type Item, useChecklistFill } from './use-checklist-fill';

jest.mock('../../../../../../shared/data/drafts/draft-store', () =>
  jest.requireActual('@fm/testing/memory-drafts'),
);
jest.mock('./api/fill-item', () => ({ fillItem: jest.fn() }));
const { fillItem } = jest.requireMock<{ fillItem: jest.Mock }>('./api/fill-item');

const failed: Outcome<null> = {
  ok: false,
  failure: { kind: 'unreachable', message: 'The server cannot be reached.' } as never,
};
const saved: Outcome<null> = { ok: true, value: null };
const base = { order: 0, required: false };
const check: Item = { ...base, id: 'i1', kind: 'check', label: 'Filter changed' };

function Row({ item: { id, ...item } }: { readonly item: Item }) {
  const order = { id: 'order-1', timezone: 'Europe/Berlin', checklist: { [id]: item } };
  const fill = useChecklistFill(order as unknown as Stored<WorkOrder>);
  return (
    <ChecklistRow
      order={order as unknown as Stored<WorkOrder>}
      item={{ id, ...item } as Item}
      asset={undefined}
      fill={fill}
      readOnly={false}
      offer="none"
    />
  );
}

const open = (item: Item) =>
  render(
    <HostProvider host={fakeHost()}>
      <Row item={item} />
    </HostProvider>,
  );

beforeEach(() => {
  fillItem.mockReset();
  keptDrafts.clear();
});

it.each<[string, Item, string]>([
  ['text', { ...base, id: 'i1', kind: 'text', label: 'Condition' }, 'Rust at the flange'],
  ['measure', { ...base, id: 'i1', kind: 'number', label: 'Condition' }, '41'],
  ['meter reading', { ...base, id: 'i1', kind: 'meter', label: 'Condition' }, '41'],
])(
  'keeps a typed %s that could not be saved, and sends it again when the field is left',
  async (_, item, typed) => {
    fillItem.mockResolvedValueOnce(failed).mockResolvedValue(saved);
    open(item);
    const user = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Condition/ });
    await user.type(field, typed);
    await user.tab();
    expect(await screen.findByText('The server cannot be reached.')).toBeTruthy();
    expect(field.value).toBe(typed);
    await user.click(field);
    await user.tab();
    expect(fillItem).toHaveBeenCalledTimes(2);
    expect(field.value).toBe(typed);
  },
);

it('shows the second of two quick fills while the first is still answered, and sends it after that one', async () => {
  const answers: ((outcome: Outcome<null>) => void)[] = [];
  fillItem.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  open(check);
  const user = userEvent.setup();
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await user.click(box);
  await user.click(box);
  expect(box.checked).toBe(false);
  expect(fillItem).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.(saved));
  expect(box.checked).toBe(false);
  await act(async () => answers[1]?.(failed));
  expect(fillItem).toHaveBeenCalledTimes(2);
});

it('has a text and a remark that were not saved before the page was loaded again, and forgets them once they are', async () => {
  fillItem.mockResolvedValueOnce(failed).mockResolvedValue(saved);
  const item: Item = { ...base, id: 'i1', kind: 'text', label: 'Condition' };
  const first = open(item);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Condition' }), 'Rust at the flange');
  await user.click(screen.getByRole('button', { name: 'Add remark on Condition' }));
  await user.type(screen.getByRole('textbox', { name: 'Remark on Condition' }), 'Ask for a new one');
  first.unmount();

  open(item);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Condition' });
  await waitFor(() => expect(field.value).toBe('Rust at the flange'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark on Condition' }).value).toBe(
    'Ask for a new one',
  );
  await user.click(field);
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Save remark' }));
  await waitFor(() => expect(keptDrafts.size).toBe(0));
});
