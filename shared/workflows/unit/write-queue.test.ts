import { WriteQueue } from './write-queue';

describe('writes that wait for the reads of their transaction', () => {
  it('go into one commit as far as the rules may read documents for them', () => {
    const queue = new WriteQueue();
    const ran: number[] = [];
    for (let index = 0; index < 20; index += 1) queue.add(() => ran.push(index));
    expect(queue.flush(16)).toBe(4);
    expect(ran).toEqual(Array.from({ length: 16 }, (_, index) => index));
  });

  it('are half as many where each takes a number', () => {
    const queue = new WriteQueue();
    for (let index = 0; index < 20; index += 1) queue.reserve(true)(() => undefined);
    expect(queue.flush(16)).toBe(12);
  });

  it('are written in the order in which they were asked for, whichever is known first', () => {
    const queue = new WriteQueue();
    const ran: string[] = [];
    const first = queue.reserve(true);
    const none = queue.reserve(true);
    const third = queue.reserve(true);
    third(() => ran.push('third'));
    first(() => ran.push('first'));
    expect(none).toBeDefined();
    expect(queue.flush(4)).toBe(0);
    expect(ran).toEqual(['first', 'third']);
  });
});
