import { entryOf, registryOf } from '../federation/outlet-fixture';
import { menuFor } from '../shell/menu-policy';
import { commandsFor, placesFor, searchedBy } from './entries';

const area = (id: string, to: `/${string}`, requires: string, changes = {}) =>
  entryOf(
    {
      id,
      paths: [to],
      menu: [{ id, label: id, to, icon: 'task' }],
      search: { label: id, minChars: 2 },
      commands: [{ id: 'new', label: `New ${id}`, to, requires }],
    },
    changes,
  );
const registry = registryOf(
  area('tasks', '/tasks', 'tasks:edit'),
  area('customers', '/customers', 'customers:edit'),
  area('employees', '/employees', 'employees:edit'),
);
const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label);
const places = (role: string, of = registry) => labels(placesFor(menuFor(role, of), role));
const searched = (role: string, of = registry) => searchedBy(role, of).map(({ descriptor }) => descriptor.id);

describe('the search of the office', () => {
  it('leads everywhere the menu, the bell and the profile dropdown lead', () => {
    expect(places('office')).toEqual([
      'Overview',
      'Employee',
      'Customer',
      'Task',
      'Reminders',
      'Profile',
      'People',
    ]);
  });

  it('begins everything, and looks in all areas in the order of the menu', () => {
    expect(labels(commandsFor(registry, 'office'))).toEqual(['New tasks', 'New customers', 'New employees']);
    expect(searched('office')).toEqual(['employees', 'customers', 'tasks']);
  });
});

it('the search of an administrator leads to the status page too', () => {
  expect(places('admin')).toEqual([...places('office'), 'Status']);
});

describe('the search of a manager', () => {
  it('leads where the menu of a manager leads, and to what every role has of its own', () => {
    expect(places('manager')).toEqual(['Overview', 'Task', 'Reminders', 'Profile']);
  });

  it('begins what a manager may do, and looks in tasks alone', () => {
    expect(labels(commandsFor(registry, 'manager'))).toEqual(['New tasks']);
    expect(searched('manager')).toEqual(['tasks']);
  });
});

describe('an area that is switched off', () => {
  const off = registryOf(
    area('tasks', '/tasks', 'tasks:edit', { enabled: false }),
    area('customers', '/customers', 'customers:edit'),
  );

  it('is neither a place to go, nor begun anything in, nor searched', () => {
    expect(places('office', off)).toEqual(['Overview', 'Customer', 'Reminders', 'Profile', 'People']);
    expect(labels(commandsFor(off, 'office'))).toEqual(['New customers']);
    expect(searched('office', off)).toEqual(['customers']);
  });
});

it('an area of contract 1.0 has a place and nothing else', () => {
  const old = registryOf(
    entryOf({ id: 'tasks', menu: [{ id: 'tasks', label: 'Task', to: '/tasks', icon: 'task' }] }),
  );
  expect(places('office', old)).toContain('Task');
  expect(commandsFor(old, 'office')).toEqual([]);
  expect(searched('office', old)).toEqual([]);
});
