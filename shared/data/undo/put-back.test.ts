import type { HistoryEvent } from '@fm/domain/event';
import { isTyped } from './use-put-back';

const event = (fields: Partial<HistoryEvent>) =>
  ({ kind: 'changed', entity: { type: 'customer' }, changes: [], ...fields }) as unknown as HistoryEvent;

describe('putting fields back', () => {
  it('is for what somebody typed into this kind of record, told in full', () => {
    expect(isTyped(event({}), 'customer')).toBe(true);
    expect(isTyped(event({ kind: 'status' }), 'customer')).toBe(false);
    expect(isTyped(event({}), 'site')).toBe(false);
    const changes = Array.from({ length: 30 }, (_, index) => ({ path: `f${index}` }));
    expect(isTyped(event({ changes }), 'customer')).toBe(false);
  });
});
