import { WriteQueue } from './write-queue';

describe('writes that wait for the reads of their transaction', () => {
  it('are written in the order in which they were asked for, whichever is known first', () => {
    const queue = new WriteQueue();
    const ran: string[] = [];
    const first = queue.reserve();
    const none = queue.reserve();
    const third = queue.reserve();
    queue.add(() => ran.push('fourth'));
    third(() => ran.push('third'));
    first(() => ran.push('first'));
    expect(none).toBeDefined();
    queue.flush();
    expect(ran).toEqual(['first', 'third', 'fourth']);
  });

  it('are left out from a mark on that somebody comes back to', () => {
    const queue = new WriteQueue();
    const ran: string[] = [];
    queue.add(() => ran.push('first'));
    const { mark } = queue;
    queue.add(() => ran.push('second'));
    queue.backTo(mark);
    queue.add(() => ran.push('third'));
    queue.flush();
    expect(ran).toEqual(['first', 'third']);
  });
});
