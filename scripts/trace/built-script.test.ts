import { builtScriptAt } from './built-script';

const OF_TASKS = { app: 'tasks', release: '1.0.0-0bfcf73f', file: '472.0abc1234.js' };

it.each([
  ['an area', 'https://app.example/remotes/tasks/1.0.0-0bfcf73f/472.0abc1234.js', OF_TASKS],
  [
    'an area on another origin',
    'https://cdn.example/x/remotes/tasks/1.0.0-0bfcf73f/472.0abc1234.js',
    OF_TASKS,
  ],
  ['an area after a retry', 'https://app.example/remotes/tasks/1.0.0-0bfcf73f/~2/472.0abc1234.js', OF_TASKS],
  ['the host', 'https://app.example/main.0123abcd.js', { app: 'host', file: 'main.0123abcd.js' }],
  [
    'the host after a retry',
    'https://app.example/~1/form.0123abcd.js',
    { app: 'host', file: 'form.0123abcd.js' },
  ],
  [
    'the worker of push messages',
    'http://localhost:3000/firebase-messaging-sw.js',
    { app: 'host', file: 'firebase-messaging-sw.js' },
  ],
])('knows a script of %s by its address', (_, address, script) => {
  expect(builtScriptAt(address)).toEqual(script);
});

it.each([
  ['of others', 'https://apis.example/js/api.js'],
  ['that no compiler wrote', 'https://app.example/boot.js'],
  ['whose address leads out of the areas', 'https://app.example/remotes/tasks/%2e%2e/%2e%2e/%2e%2e/x.js'],
  ['without an address', 'https://'],
])('does not take a script %s for ours', (_, address) => {
  expect(builtScriptAt(address)).toBeUndefined();
});
