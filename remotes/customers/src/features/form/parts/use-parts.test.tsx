import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useParts } from './use-parts';

interface Row {
  readonly recordId: string;
}

function useRows() {
  const [rows, setRows] = useState<readonly Row[]>([{ recordId: 'a' }]);
  return useParts<Row>(rows, {
    append: (added) => setRows((before) => [...before, added]),
    insert: (index, added) => setRows((before) => before.toSpliced(index, 0, added)),
    remove: (index) => setRows((before) => before.toSpliced(index, 1)),
  });
}

it('parts of a record on a form are marked as fresh when they were just added', () => {
  const { result } = renderHook(useRows);
  act(() => result.current.add({ recordId: 'd' }));
  expect(result.current.isFresh('d')).toBe(true);
  expect(result.current.isFresh('a')).toBe(false);
});
