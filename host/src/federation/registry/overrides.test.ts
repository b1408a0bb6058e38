import type { RegistryEntry } from '@fm/contract';
import { registryOf } from '../outlet-fixture';
import { Overrides } from './overrides';
import { newStorage } from './storage-fixture';

const taken = (search: string) => {
  const overrides = new Overrides(newStorage());
  overrides.take(new URL(`https://app.example/${search}`));
  return overrides.getSnapshot();
};

const entry: RegistryEntry = {
  descriptor: {
    id: 'work-orders',
    title: 'Work orders',
    owner: 'Team Field',
    version: '1.0.0',
    contract: '^1.0.0',
    paths: ['/work-orders'],
    menu: [],
  },
  name: 'work_orders_1_0_0_abcd',
  build: 'abcd',
  base: '/remotes/work-orders/1.0.0-abcd/',
  manifest: 'mf-manifest.json',
  needs: ['@fm/ui'],
  integrity: { 'mf-manifest.json': 'sha384-x' },
  enabled: true,
  notice: null,
  timeoutMs: 8000,
};

describe('overrides', () => {
  it('are taken from the address, with or without the last slash', () => {
    expect(taken('?override=customers@http://localhost:7101/')).toEqual({
      customers: 'http://localhost:7101/',
    });
    expect(
      taken('?override=customers@http://localhost:7101&override=tasks@http://localhost:7102/dev'),
    ).toEqual({ customers: 'http://localhost:7101/', tasks: 'http://localhost:7102/dev/' });
  });

  it.each([
    'http://evil.example/',
    'https://localhost.evil.example/',
    'http://localhost@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    '/remotes/tasks/',
    '',
  ])('are not taken for %p', (address) => {
    expect(taken(`?override=customers@${address}`)).toEqual({});
  });

  it('leave the address, and nothing else does', () => {
    const rest = new Overrides(newStorage()).take(
      new URL('https://app.example/customers?q=a&override=customers@http://localhost:7101/#top'),
    );
    expect(rest.href).toBe('https://app.example/customers?q=a#top');
  });

  it('are kept for the tab, one by one, until dropped or cleared', () => {
    const storage = newStorage();
    new Overrides(storage).take(new URL('https://app.example/?override=tasks@http://localhost:7102/'));
    new Overrides(storage).take(new URL('https://app.example/?override=offers@http://localhost:7103/'));
    const later = new Overrides(storage);
    expect(Object.keys(later.getSnapshot())).toEqual(['tasks', 'offers']);
    later.drop('tasks');
    expect(Object.keys(new Overrides(storage).getSnapshot())).toEqual(['offers']);
    later.clear();
    expect(new Overrides(storage).getSnapshot()).toEqual({});
  });

  it('put the own build in the place of one area, without the hashes of the deployed build', () => {
    const overrides = new Overrides(newStorage());
    overrides.take(new URL('https://app.example/?override=work-orders@http://localhost:7101/'));
    expect(overrides.applyTo(entry)).toMatchObject({
      descriptor: entry.descriptor,
      name: 'work_orders_override',
      base: 'http://localhost:7101/',
      integrity: {},
    });
    const other = { ...entry, descriptor: { ...entry.descriptor, id: 'tasks' } };
    expect(overrides.applyTo(other)).toBe(other);
  });

  it('switch the area on that operators switched off, and no other', () => {
    const overrides = new Overrides(newStorage());
    overrides.take(new URL('https://app.example/?override=work-orders@http://localhost:7101/'));
    const other = { ...entry, descriptor: { ...entry.descriptor, id: 'tasks' } };
    const off = [entry, other].map((area) => ({ ...area, enabled: false }));
    const { remotes } = overrides.switchOn(registryOf(...off));
    expect(remotes.map(({ enabled }) => enabled)).toEqual([true, false]);
  });
});
