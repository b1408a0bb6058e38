import { brokenPlace } from './broken-place';

const BASE = '/remotes/tasks/1.0.0-0bfcf73f/';
const { origin } = location;

function failed(stack: string, name = 'TypeError'): Error {
  const error = new Error('Frau Meyer is undefined');
  return Object.assign(error, { name, stack: `${name}: Frau Meyer is undefined\n${stack}` });
}

const HOST_FRAME = `    at e (${origin}/react.0abc1234.js:1:20)`;
const AREA_FRAME = `    at t.x (${origin}${BASE}472.0abc1234.js:1:4711)`;

it.each([
  [
    'the area, also where the host was called last',
    `${HOST_FRAME}\n${AREA_FRAME}`,
    'TypeError at 472.0abc1234.js:1:4711',
    false,
  ],
  [
    'the host, where no script of the area is in the stack',
    HOST_FRAME,
    'TypeError at react.0abc1234.js:1:20',
    true,
  ],
  [
    'the area as Firefox writes it, in the folder of a retry',
    `x@${origin}${BASE}~1/472.0abc1234.js:1:4711`,
    'TypeError at 472.0abc1234.js:1:4711',
    false,
  ],
])('is in %s', (_, stack, name, isHosts) => {
  expect(brokenPlace(failed(stack), BASE)).toEqual({ name, isHosts });
});

it.each([
  ['another server', failed('at f (https://elsewhere.example/x.js:1:2)')],
  ['another area', failed(`at f (${origin}/remotes/offers/1.0.0-ab/472.0abc1234.js:1:2)`)],
  ['no script at all', failed('')],
  ['no error', 'Frau Meyer'],
])('is nowhere for %s', (_, error) => {
  expect(brokenPlace(error, BASE)).toBeUndefined();
});

it('says nothing of what an error is called by somebody, nor of its message', () => {
  expect(brokenPlace(failed(AREA_FRAME, 'Frau Meyer'), BASE)?.name).toBe('Error at 472.0abc1234.js:1:4711');
});
