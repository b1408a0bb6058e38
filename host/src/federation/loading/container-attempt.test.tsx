import { entryOf } from '../outlet-fixture';
import { attemptAt, ContainerAttempt } from './container-attempt';

const entry = { ...entryOf({ id: 'tasks' }), integrity: { 'cards.js': 'sha384-c' } };

describe('the attempt that a file belongs to', () => {
  const first = new ContainerAttempt(entry, 0);
  const retry = new ContainerAttempt(entry, 3);

  it('is that of the retry, also where the area was opened at its own address afterwards: files kept their hash', () => {
    const file = `${retry.base}cards.js`;
    for (const attempts of [
      [first, retry],
      [retry, first],
    ])
      expect(attemptAt(attempts, file)?.integrityOf(file)).toBe('sha384-c');
  });

  it('is the last of two at one address, and none for a file from elsewhere', () => {
    const again = new ContainerAttempt(entry, 0);
    expect(attemptAt([first, again], `${first.base}cards.js`)).toBe(again);
    expect(attemptAt([first], 'http://localhost/kit.js')).toBeUndefined();
  });
});
