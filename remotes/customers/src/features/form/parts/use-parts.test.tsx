import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useParts } from './use-parts';

interface Row {
  readonly recordId: string;
  readonly name: string;
}
const row = (recordId: string): Row => ({ recordId, name: `Site ${recordId}` });

function useRows() {
  const [rows, setRows] = useState<readonly Row[]>([row('a'), row('b'), row('c')]);
  const parts = useParts<Row>(rows, {
    append: (added) => setRows((before) => [...before, added]),
    insert: (index, added) => setRows((before) => before.toSpliced(index, 0, added)),
    remove: (index) => setRows((before) => before.toSpliced(index, 1)),
  });
  return { rows, parts };
}
const ids = ({ rows }: { rows: readonly Row[] }) => rows.map(({ recordId }) => recordId);

describe('parts of a record on a form', () => {
  it('go back to their place', () => {
    const { result } = renderHook(useRows);
    act(() => result.current.parts.takeOff(1));
    expect(ids(result.current)).toEqual(['a', 'c']);
    const [removed] = result.current.parts.removed;
    act(() => removed && result.current.parts.putBack(removed));
    expect(ids(result.current)).toEqual(['a', 'b', 'c']);
    expect(result.current.parts.removed).toEqual([]);
  });

  it('go to the end when their place is gone', () => {
    const { result } = renderHook(useRows);
    act(() => result.current.parts.takeOff(2));
    act(() => result.current.parts.takeOff(0));
    const [last] = result.current.parts.removed;
    act(() => last && result.current.parts.putBack(last));
    expect(ids(result.current)).toEqual(['b', 'c']);
  });

  it('are marked as fresh when they were just added', () => {
    const { result } = renderHook(useRows);
    act(() => result.current.parts.add(row('d')));
    expect(result.current.parts.isFresh('d')).toBe(true);
    expect(result.current.parts.isFresh('a')).toBe(false);
  });
});
