import { stepAddress } from './next-steps';

it('a next step leads to where it is done, or to the list of its records', () => {
  expect(stepAddress('held', 'c1')).toBe('/customers/form?id=c1');
  expect(stepAddress('lateOrders', 'c1')).toBe('/work-orders?customer=c1&time=overdue');
  expect(stepAddress('offers', 'c1')).toBeUndefined();
});
