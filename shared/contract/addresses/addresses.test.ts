import {
  customerAddress,
  recordAddress,
  recordAt,
  reminderAddress,
  taskAddress,
  workOrderAddress,
} from './index';

describe('the screen of a record', () => {
  it.each([
    ['customer', '/customers/a1'],
    ['employee', '/employees/a1'],
    ['task', '/tasks/form?id=a1'],
    ['workOrder', '/work-orders/a1'],
    ['offer', '/create-offer?id=a1'],
    ['maintenancePlan', '/maintenance/a1'],
    ['asset', '/maintenance/assets/a1'],
  ])('is known for every kind that has one', (type, address) => {
    expect(recordAddress({ type, id: 'a1' })).toBe(address);
  });

  it('is unknown for parts of records, and for names that every object has', () => {
    expect(recordAddress({ type: 'contact', id: 'a1' })).toBeUndefined();
    expect(recordAddress({ type: 'toString', id: 'a1' })).toBeUndefined();
  });

  it('keeps an id from becoming another address', () => {
    expect(recordAddress({ type: 'workOrder', id: '../tasks' })).toBe('/work-orders/..%2Ftasks');
    expect(customerAddress.history('a/b')).toBe('/customers/a%2Fb/history');
    expect(taskAddress.edit('a&status=done')).toBe('/tasks/form?id=a%26status%3Ddone');
  });
});

describe('the record of a screen', () => {
  const at = (address: string) => recordAt(new URL(address, 'http://localhost'));

  it.each([
    'customer',
    'employee',
    'task',
    'workOrder',
    'offer',
    'catalogueItem',
    'invoice',
    'maintenancePlan',
    'asset',
  ])('is known of every kind that has one: %s', (type) => {
    expect(at(recordAddress({ type, id: 'a b/c' }) ?? '')).toEqual({ type, id: 'a b/c' });
  });

  it.each([
    ['/work-orders/form?id=o1', 'workOrder', 'o1'],
    ['/work-orders/o1/report', 'workOrder', 'o1'],
    ['/customers/c1/history', 'customer', 'c1'],
    ['/customers/form?id=c1', 'customer', 'c1'],
    ['/employees/form?id=e1', 'employee', 'e1'],
    ['/maintenance/form?id=p1', 'maintenancePlan', 'p1'],
    ['/maintenance/assets/form?id=a1', 'asset', 'a1'],
  ])('is that of its other screens, too: %s', (address, type, id) => {
    expect(at(address)).toEqual({ type, id });
  });

  it.each([
    '/',
    '/tasks',
    '/tasks/form',
    '/work-orders/day',
    '/work-orders/list?id=',
    '/customers/add',
    '/maintenance/due',
    '/maintenance/assets',
    '/profile',
  ])('is none for %s', (address) => expect(at(address)).toBeUndefined());
});

describe('an address with a query', () => {
  it('leaves out what is undefined', () => {
    expect(workOrderAddress.list({ customer: 'c1', status: undefined })).toBe('/work-orders?customer=c1');
    expect(workOrderAddress.list({ customer: undefined })).toBe('/work-orders');
  });

  it('takes the query of the list that is shown as it is', () => {
    expect(workOrderAddress.day(new URLSearchParams('lead=me'))).toBe('/work-orders/day?lead=me');
  });

  it('asks for a new reminder about a customer, or any record', () => {
    expect(reminderAddress.new({ customer: 'c1' })).toBe('/reminders?reminder=new&customer=c1');
    expect(reminderAddress.new({ about: 'workOrder', record: 'w1' })).toBe(
      '/reminders?reminder=new&about=workOrder&record=w1',
    );
  });
});
