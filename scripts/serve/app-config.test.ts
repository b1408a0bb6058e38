import { trustedBy } from './app-config';
import { securityHeaders } from './security-headers';
import { readSettings } from './settings';

/** The policy of the page for a Firebase project, by directive. */
function policyFor(project: object): ReadonlyMap<string, string> {
  const choice = { firebase: { apiKey: 'key', projectId: 'facility', ...project } };
  const policy = securityHeaders(trustedBy(readSettings({}), choice))['Content-Security-Policy'] ?? '';
  return new Map(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line]));
}

it('lets nothing of Google Analytics in without a measurement id', () => {
  expect([...policyFor({}).values()].join('; ')).not.toMatch(/tagmanager|analytics|installations/);
});

it('lets browsers register for push messages with a key for them, and widens nothing else', () => {
  const without = policyFor({});
  const policy = policyFor({ vapidKey: 'key' });
  const widened = [...policy].filter(([name, line]) => without.get(name) !== line).map(([name]) => name);
  expect(widened).toEqual(['connect-src']);
  expect(policy.get('connect-src')).toMatch(/firebaseinstallations\S+ \S+fcmregistrations/);
});

it('lets its script, its answers and its pictures in with one, and widens nothing else', () => {
  const without = policyFor({});
  const policy = policyFor({ measurementId: 'G-1' });
  const widened = [...policy].filter(([name, line]) => without.get(name) !== line).map(([name]) => name);
  expect(widened).toEqual(['script-src', 'connect-src', 'img-src']);
  expect(policy.get('script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
});

it('lets the page open sockets to its realtime database and to those beside it, and to none without one', () => {
  expect(policyFor({}).get('connect-src')).not.toContain('ws');
  const databaseURL = 'https://facility-default-rtdb.europe-west1.firebasedatabase.app';
  expect(policyFor({ databaseURL }).get('connect-src')).toMatch(
    / wss:\/\/\*\.europe-west1\.firebasedatabase\.app( |$)/,
  );
});

it('lets no text become markup or code', () => {
  expect(policyFor({}).get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});
