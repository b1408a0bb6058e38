import type { Checklist } from '@fm/domain/work-order';
import { idsInOrder, moved, nextOrder, without } from './item-order';

const check = (order: number) => ({ kind: 'check', label: `Item ${order}`, order, required: false }) as const;
const list: Checklist = { a: check(0), c: check(7), b: check(3) };

describe('the order of a checklist', () => {
  it('is that of the numbers, not of the keys', () => {
    expect(idsInOrder(list)).toEqual(['a', 'b', 'c']);
  });

  it('changes when an item goes up or down', () => {
    expect(idsInOrder(moved(list, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(idsInOrder(moved(list, 'a', 1))).toEqual(['b', 'a', 'c']);
  });

  it('stays at its ends', () => {
    expect(moved(list, 'a', -1)).toBe(list);
    expect(moved(list, 'c', 1)).toBe(list);
  });

  it('puts a new item behind all others, also after one was removed', () => {
    expect(nextOrder(without(list, 'b'))).toBe(8);
    expect(nextOrder({})).toBe(0);
  });
});
