import { counterId, numberSortOf, recordNumber } from './index';

it('numbers records by kind and year, at least four digits wide', () => {
  expect(recordNumber('WO', 2026, 42)).toBe('WO-2026-0042');
  expect(recordNumber('WO', 2026, 12345)).toBe('WO-2026-12345');
  expect(counterId('workOrder', 2026)).toBe('workOrder-2026');
});

it('sorts 10000 after 9999, and the next year after both, whatever prefix and width the numbers had', () => {
  const numbers = ['WO-2026-0042', 'WO-2026-9999', 'WO-2026-10000', 'AU-2027-000001'];
  expect([...numbers].reverse().sort((a, b) => (numberSortOf(a) < numberSortOf(b) ? -1 : 1))).toEqual(
    numbers,
  );
});
