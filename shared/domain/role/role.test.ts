import { ADMIN, can, kindOfRole, MANAGER, mayTransitionWorkOrder, PERMISSIONS, seesPrices } from './index';

const STAFF_NEVER = ['workOrders:unlock', 'records:purge', 'users:manage', 'settings:manage'];
const MANAGER_MAY = ['tasks:edit', 'reminders:edit', 'workOrders:comment', 'workOrders:transition'];

describe('roles', () => {
  it.each(PERMISSIONS)('let an admin do %s', (permission) => {
    expect(can(ADMIN, permission)).toBe(true);
  });

  it.each(PERMISSIONS)(
    'let a manager do %s only in tasks, reminders, comments and own jobs',
    (permission) => {
      expect(can(MANAGER, permission)).toBe(MANAGER_MAY.includes(permission));
    },
  );

  it.each(['office', ''])('give %p the daily work and no administration', (role) => {
    expect(PERMISSIONS.filter((permission) => !can(role, permission))).toEqual(STAFF_NEVER);
  });

  it.each(['Manager', 'Admin', 'ADMIN', 'manager ', 'dispatcher', 'constructor'])(
    'are a closed list: %p is none of ours and may change nothing',
    (role) => {
      expect(kindOfRole(role)).toBe('unknown');
      expect(PERMISSIONS.filter((permission) => can(role, permission))).toEqual([]);
    },
  );

  it('hide prices from a manager', () => {
    expect([ADMIN, 'office', '', MANAGER].map(seesPrices)).toEqual([true, true, true, false]);
  });

  it('refuse what nobody has heard of, to admins too', () => {
    expect(can(ADMIN, 'world:end')).toBe(false);
  });
});

describe('moving a work order', () => {
  const manager = { uid: 'u', name: 'Marek', role: MANAGER, employeeId: 'e1' };

  it('is open to a manager as lead or on the crew', () => {
    expect(mayTransitionWorkOrder(manager, { leadId: 'e1' })).toBe(true);
    expect(mayTransitionWorkOrder(manager, { leadId: 'e2', crewIds: ['e3', 'e1'] })).toBe(true);
  });

  it('is closed to a manager elsewhere, and to one whose login is no employee', () => {
    expect(mayTransitionWorkOrder(manager, { leadId: 'e2', crewIds: [] })).toBe(false);
    expect(mayTransitionWorkOrder({ uid: 'u', name: 'M', role: MANAGER }, { crewIds: [] })).toBe(false);
  });

  it('is open to staff everywhere', () => {
    expect(mayTransitionWorkOrder({ uid: 'u', name: 'Olga', role: 'office' }, { leadId: 'e2' })).toBe(true);
  });
});
