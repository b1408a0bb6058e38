import { frameIn } from './frame';

const ADDRESS = 'https://app.example:8443/remotes/tasks/1.0.0-0bfcf73f/472.0abc1234.js';
const place = (lead: string) => ({ lead, address: ADDRESS, line: 1, column: 4711 });

it.each([
  ["Chromium's function", `    at t.x (${ADDRESS}:1:4711)`, '    at '],
  ["Chromium's function by another name", `    at Object.y [as z] (${ADDRESS}:1:4711)`, '    at '],
  ["Chromium's constructor", `    at new t (${ADDRESS}:1:4711)`, '    at '],
  ["Chromium's function without a name", `    at ${ADDRESS}:1:4711`, '    at '],
  ["Chromium's async function", `    at async t (${ADDRESS}:1:4711)`, '    at async '],
  ["Chromium's async function without a name", `    at async ${ADDRESS}:1:4711`, '    at async '],
  ["Firefox's function", `x/y<@${ADDRESS}:1:4711`, ''],
  ["Firefox's function without a name", `@${ADDRESS}:1:4711`, ''],
  ["Firefox's async function", `async*x@${ADDRESS}:1:4711`, ''],
  ["Safari's function", `x@${ADDRESS}:1:4711`, ''],
  ["Safari's module", `module code@${ADDRESS}:1:4711`, ''],
  ["Safari's function without a name", `${ADDRESS}:1:4711`, ''],
])('%s is a frame', (_, text, lead) => {
  expect(frameIn(text)).toEqual(place(lead));
});

it.each([
  ['a message', 'TypeError: t is undefined'],
  ['a message with an address', `Error: Loading failed (${ADDRESS}:1:4711)`],
  ['a frame without a script', '    at async Promise.all (index 0)'],
  ["Safari's own code", 'map@[native code]'],
  ['an extension', '    at y (chrome-extension://abc/x.js:1:2)'],
  ['an address without a place', ADDRESS],
  ['nothing', ''],
])('%s is no frame', (_, text) => {
  expect(frameIn(text)).toBeUndefined();
});
