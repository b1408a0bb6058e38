import { counterId, recordNumber } from './index';

it('numbers records by kind and year, at least four digits wide', () => {
  expect(recordNumber('WO', 2026, 42)).toBe('WO-2026-0042');
  expect(recordNumber('WO', 2026, 12345)).toBe('WO-2026-12345');
  expect(counterId('workOrder', 2026)).toBe('workOrder-2026');
});
