import { entryOf, registryOf } from '../outlet-fixture';
import { OnlyAreas } from './only-areas';
import { newStorage } from './storage-fixture';

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
