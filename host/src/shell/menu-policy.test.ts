import type { MenuEntry, Registry, RegistryEntry } from '@fm/contract';
import { menuFor } from './menu-policy';

const area = (id: string, ...menu: MenuEntry[]): RegistryEntry => ({
  descriptor: {
    id,
    title: id,
    owner: 'Team',
    version: '1.0.0',
    contract: '^2.0.0',
    paths: [`/${id}`],
    menu,
  },
  name: id.replaceAll('-', '_'),
  build: 'b',
  base: `/remotes/${id}/`,
  manifest: 'm.json',
  needs: [],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 8000,
});

const registry = (...remotes: RegistryEntry[]): Registry => ({ schema: 1, revision: 1, remotes });

const six = registry(
  area('maintenance', { id: 'm', label: 'Maintenance', to: '/maintenance', icon: 'maintenance' }),
  area('offers', { id: 'o', label: 'Offers', to: '/create-offer', icon: 'offer' }),
  area('work-orders', { id: 'w', label: 'work orders', to: '/work-orders', icon: 'work-order' }),
  area('tasks', { id: 't', label: 'Task', to: '/tasks', icon: 'task' }),
  area('customers', { id: 'c', label: 'Customer', to: '/customers', icon: 'customer' }),
  area('employees', { id: 'e', label: 'Employee', to: '/employees', icon: 'employee' }),
);

const FULL = [
  ['Overview', '/'],
  ['Employee', '/employees'],
  ['Customer', '/customers'],
  ['Task', '/tasks'],
  ['Work Order', '/work-orders'],
  ['Create Offer', '/create-offer'],
  ['Maintenance', '/maintenance'],
];

const shown = (role: string, given: Registry | undefined = six) =>
  menuFor(role, given).map(({ label, to }) => [label, to]);

describe('the side menu', () => {
  it.each(['admin', 'office', 'anything', ''])(
    'is full, in its order and spelling, for the role "%s"',
    (role) => {
      expect(shown(role)).toEqual(FULL);
    },
  );

  it('shows a manager Overview and Task alone', () => {
    expect(shown('manager')).toEqual([
      ['Overview', '/'],
      ['Task', '/tasks'],
    ]);
  });

  it('is the overview alone while no areas are known', () => {
    expect(menuFor('admin', undefined).map(({ label }) => label)).toEqual(['Overview']);
  });

  it('puts an area it does not know yet last, under its own name', () => {
    const assets = area('assets', { id: 'a', label: 'Assets', to: '/assets', icon: 'maintenance' });
    expect(shown('admin', registry(assets, ...six.remotes)).at(-1)).toEqual(['Assets', '/assets']);
  });

  it('leaves out what is not registered', () => {
    const tasks = six.remotes.filter(({ descriptor }) => descriptor.id === 'tasks');
    expect(shown('admin', registry(...tasks))).toEqual([
      ['Overview', '/'],
      ['Task', '/tasks'],
    ]);
  });

  it('says of an area that is switched off what operators say', () => {
    const entry: MenuEntry = { id: 't', label: 'Task', to: '/tasks', icon: 'task' };
    const off = { ...area('tasks', entry), enabled: false };
    const said = (notice: string | null) => menuFor('admin', registry({ ...off, notice }))[1]?.off;
    expect(said('Back at noon.')).toBe('Back at noon.');
    expect(said(null)).toBe('Switched off for now.');
    expect(menuFor('admin', registry(area('tasks', entry)))[1]).not.toHaveProperty('off');
  });
});
