import { customers } from '../customer';
import { employees } from '../employee';
import { maintenancePlans } from '../maintenance';
import { offers } from '../offer';
import { tasks } from '../task';
import { workOrders } from '../work-order';
import { entityAddress, entityLabel } from './entity';

describe('the screen of a record', () => {
  it.each([
    [customers, '/customers/form?id=a1', 'Customer'],
    [employees, '/employees/form?id=a1', 'Employee'],
    [tasks, '/tasks/form?id=a1', 'Task'],
    [workOrders, '/work-orders/a1', 'Work order'],
    [offers, '/create-offer?id=a1', 'Offer'],
    [maintenancePlans, '/maintenance?id=a1', 'Maintenance plan'],
  ])('is known for every kind that has one', ({ type }, address, label) => {
    expect(entityAddress({ type, id: 'a1' })).toBe(address);
    expect(entityLabel(type)).toBe(label);
  });

  it('is unknown for parts of records', () => {
    expect(entityAddress({ type: 'contact', id: 'a1' })).toBeUndefined();
    expect(entityLabel('contact')).toBe('Contact');
  });

  it('keeps an id from becoming another address', () => {
    expect(entityAddress({ type: 'workOrder', id: '../tasks' })).toBe('/work-orders/..%2Ftasks');
  });
});
