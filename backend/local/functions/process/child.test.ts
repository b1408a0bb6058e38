import { type FixtureBundle, fixtureBundle } from '../fixture-bundle';
import { FunctionsChild } from './child';
import { childEnvironment } from './environment';
import { Invoker } from './invoker';

let fixture: FixtureBundle;
let child: FunctionsChild;
let invoker: Invoker;
const environment = childEnvironment('http://127.0.0.1:1', 'demo-facility');

beforeAll(() => {
  fixture = fixtureBundle();
  child = new FunctionsChild({
    bundle: fixture.bundle,
    environment: () => environment.variables,
    log: () => undefined,
  });
  invoker = new Invoker(child);
});
afterAll(async () => {
  invoker.close();
  await child.close();
  environment.remove();
  fixture.remove();
});

describe('the port of the functions', () => {
  const asked = { 'content-type': 'application/json' };
  const body = '{"data":null}';

  it('answers its backend, and nobody else on this machine, who could say to be anybody', async () => {
    const claims = Buffer.from('{"sub":"admin","iat":1,"exp":9999999999}').toString('base64url');
    const headers = { ...asked, authorization: `Bearer e30.${claims}.`, origin: 'https://elsewhere.example' };
    const address = `http://127.0.0.1:${await child.port()}/refuse`;
    for (const method of ['POST', 'OPTIONS']) {
      const stranger = await fetch(address, { method, headers, ...(method === 'POST' && { body }) });
      expect([method, stranger.status]).toEqual([method, 404]);
      expect(stranger.headers.has('access-control-allow-origin')).toBe(false);
    }
    expect((await invoker.invoke('refuse', {}, asked, body)).status).toBe(403);
  });

  it('ends no connection that waits, so that no request goes over one that just ends', async () => {
    const { headers } = await invoker.invoke('refuse', {}, asked, body);
    expect(headers).toMatchObject({ connection: 'keep-alive' });
    expect(headers).not.toHaveProperty('keep-alive');
  });
});
