import { listenToTracked, type TrackedEvent } from '@fm/platform';
import { trackRefused } from './refused-by-policy';

const refused = (blockedURI: string, sourceFile = '') =>
  Object.assign(new Event('securitypolicyviolation'), { blockedURI, sourceFile });

it('tracks what the policy refused of ours, until it is ended', () => {
  const told: TrackedEvent[] = [];
  const endListening = listenToTracked((event) => told.push(event));
  const end = trackRefused();
  document.dispatchEvent(refused('https://elsewhere.example/a.js'));
  document.dispatchEvent(refused('inline', `${location.origin}/main.js`));
  document.dispatchEvent(refused('moz-extension://1b2c/'));
  document.dispatchEvent(refused('inline', 'chrome-extension'));
  expect(told).toEqual([
    { kind: 'failure', name: 'policy' },
    { kind: 'failure', name: 'policy' },
  ]);
  end();
  document.dispatchEvent(refused('inline'));
  expect(told).toHaveLength(2);
  endListening();
});
