import { randomInt } from 'node:crypto';

const SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_SIGNS = 8;
const RANDOM_SIGNS = 12;

/** A key as the SDK's `push` makes it: later ones come later in the order of keys. */
export function pushKey(now: number): string {
  let time = '';
  for (let rest = now; time.length < TIME_SIGNS; rest = Math.floor(rest / SIGNS.length)) {
    time = SIGNS.charAt(rest % SIGNS.length) + time;
  }
  const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return time + random.join('');
}
