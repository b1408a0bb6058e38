import { tabHost } from './tab-host';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('the host name of a tab', () => {
  it('lies between t1 and t64', () => {
    expect(tabHost('localhost:8080', storage(), () => 0)).toBe('t1.localhost:8080');
    expect(tabHost('localhost:8080', storage(), () => 0.999)).toBe('t64.localhost:8080');
  });

  it('stays the same for the life of the tab and for all its services', () => {
    const tab = storage();
    const first = tabHost('localhost:8080', tab);
    expect(tabHost('localhost:8080', tab)).toBe(first);
    expect(tabHost('localhost:9099', tab).split(':')[0]).toBe(first.split(':')[0]);
  });

  it('is drawn anew when what was kept is of no use', () => {
    const tab = storage();
    tab.setItem('fm.tab-host', '99');
    expect(tabHost('localhost:8080', tab, () => 0)).toBe('t1.localhost:8080');
  });

  it.each(['127.0.0.1:8080', 'firestore.example:443'])('leaves %s alone', (address) => {
    expect(tabHost(address, storage())).toBe(address);
  });
});
