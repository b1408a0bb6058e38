import { QuerySpec } from './query-spec';

describe('the order of a query', () => {
  const open = QuerySpec.of('employees').where('endSort', '>=', '2026-11-22');

  it('ends with a field that has a range and was not named, as the database orders by it', () => {
    expect(open.orderBy('nameLower', 'desc').orders).toEqual([
      ['nameLower', 'desc'],
      ['endSort', 'desc'],
    ]);
    expect(open.orderBy('nameLower').countedOrders).toEqual([['endSort', 'asc']]);
  });

  it('names each field once', () => {
    expect(open.where('endSort', '<', '2027-01-01').orderBy('endSort').orders).toEqual([['endSort', 'asc']]);
  });
});
