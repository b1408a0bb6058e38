import type { Outcome } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemInput } from './item-input';
import { type Item, useChecklistFill } from './use-checklist-fill';

jest.mock('./api/fill-item', () => ({ fillItem: jest.fn() }));
const { fillItem } = jest.requireMock<{ fillItem: jest.Mock }>('./api/fill-item');

const failed: Outcome<null> = {
  ok: false,
  failure: { kind: 'unreachable', message: 'The server cannot be reached.' } as never,
};
const saved: Outcome<null> = { ok: true, value: null };
const order = { id: 'order-1', timezone: 'Europe/Berlin' } as Stored<WorkOrder>;
const base = { order: 0, required: false };
const check: Item = { ...base, id: 'i1', kind: 'check', label: 'Filter changed' };

function Filled({ item }: { readonly item: Item }) {
  const fill = useChecklistFill(order);
  return <ItemInput item={item} asset={undefined} timezone="Europe/Berlin" fill={fill} readOnly={false} />;
}

beforeEach(() => fillItem.mockReset());

it.each<[string, Item, string]>([
  ['text', { ...base, id: 'i1', kind: 'text', label: 'Condition' }, 'Rust at the flange'],
  ['measure', { ...base, id: 'i1', kind: 'number', label: 'Condition' }, '41'],
  ['meter reading', { ...base, id: 'i1', kind: 'meter', label: 'Condition' }, '41'],
])(
  'keeps a typed %s that could not be saved, and sends it again when the field is left',
  async (_, item, typed) => {
    fillItem.mockResolvedValueOnce(failed).mockResolvedValue(saved);
    render(<Filled item={item} />);
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
  render(<Filled item={check} />);
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
