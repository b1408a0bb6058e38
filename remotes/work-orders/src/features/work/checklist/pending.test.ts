import type { ChecklistItem } from '@fm/domain/work-order';
import { pendingFill, shownValue } from './pending';

const item: ChecklistItem = { kind: 'check', label: 'Filter', order: 0, required: true };
const newer: ChecklistItem = { ...item, value: false, at: new Date(1000) };

describe('a value that is being saved', () => {
  it('shows at once', () => {
    expect(shownValue(item, pendingFill(item, true))).toBe(true);
  });

  it('stays until the record has a newer one', () => {
    const saved = { ...pendingFill(item, true), phase: 'saved' as const };
    expect(shownValue(item, saved)).toBe(true);
    expect(shownValue(newer, saved)).toBe(false);
  });

  it('is taken back when it could not be saved', () => {
    expect(shownValue(item, { ...pendingFill(item, true), phase: 'failed' })).toBeUndefined();
  });
});
