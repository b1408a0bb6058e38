import { reachedHosts, tabHost } from './tab-host';

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

describe('the servers of a tab', () => {
  const given = { auth: 'localhost:9099', firestore: 'localhost:8080' };
  const tab = () => {
    const values = storage();
    values.setItem('fm.tab-host', '7');
    return values;
  };
  const own = { auth: 't7.localhost:9099', firestore: 't7.localhost:8080' };
  const answers = () => jest.fn(async () => new Response('{}'));
  const finds = (unknown: string) => jest.fn(async () => Promise.reject(new TypeError(unknown)));

  it('have a host name of its own, which is asked for once', async () => {
    const [values, ask] = [tab(), answers()];
    expect(await reachedHosts(given, 'demo', values, ask)).toEqual(own);
    expect(await reachedHosts(given, 'demo', values, ask)).toEqual(own);
    expect(ask.mock.calls).toEqual([
      ['http://t7.localhost:9099/emulator/v1/projects/demo/config', expect.anything()],
    ]);
  });

  it('keep theirs in a browser that does not know names below localhost', async () => {
    const values = tab();
    expect(await reachedHosts(given, 'demo', values, finds('t7.localhost'))).toEqual(given);
    // It may have been the server that was not there.
    expect(await reachedHosts(given, 'demo', values, answers())).toEqual(own);
  });

  it('are not asked for where they are elsewhere', async () => {
    const elsewhere = { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080' };
    const ask = answers();
    expect(await reachedHosts(elsewhere, 'demo', tab(), ask)).toEqual(elsewhere);
    expect(ask).not.toHaveBeenCalled();
  });
});
