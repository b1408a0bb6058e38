import { tasks } from '@fm/domain/task';
import { renderHook } from '@testing-library/react';
import { useRecordName } from './record-name';

it.each([undefined, 'a/b'])('a record that is not known has no name yet: %p', (id) => {
  expect(renderHook(() => useRecordName(tasks, id)).result.current).toBe('…');
});
