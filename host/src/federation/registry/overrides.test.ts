import type { RegistryEntry } from '@fm/contract';
import { entryOf, registryOf } from '../outlet-fixture';
import { OnlyAreas, Overrides } from './overrides';
import { newStorage } from './storage-fixture';

const taken = (search: string) => {
  const overrides = new Overrides(true, newStorage());
  overrides.take(new URL(`https://app.example/${search}`));
  return overrides.getSnapshot();
};

const entry: RegistryEntry = {
  descriptor: {
    id: 'work-orders',
    title: 'Work orders',
    owner: 'Team Field',
    version: '1.0.0',
    contract: '^2.0.0',
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

  it('of a developer are taken nowhere but where the environment allows it; previews are', () => {
    const overrides = new Overrides(false, newStorage());
    overrides.take(
      new URL('https://app.example/?override=customers@http://localhost:7101/&preview=tasks@1.1.0-3f9c1e2a'),
    );
    expect(overrides.getSnapshot()).toEqual({ tasks: '1.1.0-3f9c1e2a' });
  });

  it.each(['../../evil', '1.1.0', '1.1.0-3f9c/../..', 'https://evil.example/1.1.0-3f9c1e2a'])(
    'are no previews of %p',
    (release) => {
      const overrides = new Overrides(false, newStorage());
      const rest = overrides.take(new URL(`https://app.example/tasks?preview=tasks@${release}`));
      expect([overrides.getSnapshot(), rest.href]).toEqual([{}, 'https://app.example/tasks']);
    },
  );

  it('have the areas asked for again once it is known who looks, for previews alone', () => {
    const local = new Overrides(true, newStorage());
    local.take(new URL('https://app.example/?override=tasks@http://localhost:7101/'));
    expect(local.isFor('office')).toBe(false);
    const preview = new Overrides(false, newStorage());
    preview.take(new URL('https://app.example/?preview=tasks@1.1.0-3f9c1e2a'));
    expect([preview.isFor('office'), preview.isFor('office'), preview.isFor('admin')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('hold until the page is loaded anew where the browser is full', () => {
    const full = newStorage();
    jest.spyOn(full, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const overrides = new Overrides(false, full);
    overrides.take(new URL('https://app.example/?preview=tasks@1.1.0-3f9c1e2a'));
    expect(overrides.getSnapshot()).toEqual({ tasks: '1.1.0-3f9c1e2a' });
  });

  it('leave the address, and nothing else does', () => {
    const rest = new Overrides(true, newStorage()).take(
      new URL('https://app.example/customers?q=a&override=customers@http://localhost:7101/#top'),
    );
    expect(rest.href).toBe('https://app.example/customers?q=a#top');
  });

  it('are kept for the tab, one by one, until dropped or cleared', () => {
    const storage = newStorage();
    new Overrides(true, storage).take(new URL('https://app.example/?override=tasks@http://localhost:7102/'));
    new Overrides(true, storage).take(new URL('https://app.example/?override=offers@http://localhost:7103/'));
    const later = new Overrides(true, storage);
    expect(Object.keys(later.getSnapshot())).toEqual(['tasks', 'offers']);
    later.drop('tasks');
    expect(Object.keys(new Overrides(true, storage).getSnapshot())).toEqual(['offers']);
    later.clear();
    expect(new Overrides(true, storage).getSnapshot()).toEqual({});
  });

  it('put the own build in the place of one area, without the hashes of the deployed build', () => {
    const overrides = new Overrides(true, newStorage());
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

  it('switch the area on that operators switched off, and no other', async () => {
    const overrides = new Overrides(true, newStorage());
    overrides.take(new URL('https://app.example/?override=work-orders@http://localhost:7101/'));
    const other = { ...entry, descriptor: { ...entry.descriptor, id: 'tasks' } };
    const off = [entry, other].map((area) => ({ ...area, enabled: false }));
    const { remotes } = await overrides.putInto(registryOf(...off));
    expect(remotes.map(({ enabled }) => enabled)).toEqual([true, false]);
  });
});

const all = registryOf(entryOf({ id: 'customers' }), entryOf({ id: 'tasks' }), entryOf({ id: 'offers' }));
const shownBy = (only: OnlyAreas) => only.of(all).remotes.map(({ descriptor }) => descriptor.id);
const CUSTOMERS = new URL('https://app.example/customers?q=a&only=customers#top');

describe('areas shown alone', () => {
  it('are all where none is named', () => {
    expect(new OnlyAreas(true, newStorage()).of(all)).toBe(all);
  });

  it('are those that the address names, which leave it', () => {
    const only = new OnlyAreas(true, newStorage());
    expect(only.take(CUSTOMERS).href).toBe('https://app.example/customers?q=a#top');
    expect(shownBy(only)).toEqual(['customers']);
    only.take(new URL('https://app.example/?only=tasks&only=offers'));
    expect(shownBy(only)).toEqual(['tasks', 'offers']);
  });

  it('stay for the tab, at addresses that name none too, until cleared', () => {
    const storage = newStorage();
    new OnlyAreas(true, storage).take(CUSTOMERS);
    const later = new OnlyAreas(true, storage);
    later.take(new URL('https://app.example/tasks'));
    expect(shownBy(later)).toEqual(['customers']);
    later.clear();
    expect(new OnlyAreas(true, storage).of(all)).toBe(all);
  });

  it('are all where the environment is not for developers, whatever address or tab say', () => {
    const storage = newStorage();
    new OnlyAreas(true, storage).take(CUSTOMERS);
    const only = new OnlyAreas(false, storage);
    expect(only.take(CUSTOMERS).href).toBe('https://app.example/customers?q=a#top');
    expect(only.of(all)).toBe(all);
  });
});
