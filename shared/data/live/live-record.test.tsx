import { tasks } from '@fm/domain/task';
import { renderHook } from '@testing-library/react';
import { useLiveRecord } from './live-record';

describe('an id from an address that no record can have', () => {
  it.each(['', '..', '../users', 'a/b'])('is a missing record and not a crash: "%s"', (id) => {
    expect(renderHook(() => useLiveRecord(tasks, id)).result.current).toEqual({ status: 'missing' });
  });
});
