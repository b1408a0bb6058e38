import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useRemovableRows } from './use-removable-rows';

interface Row {
  readonly id: string;
}

const keyOf = ({ id }: Row) => id;

function useRows() {
  const [rows, setRows] = useState<readonly Row[]>([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  const removable = useRemovableRows(rows, keyOf, {
    insert: (index, row) => setRows((before) => before.toSpliced(index, 0, row)),
    remove: (index) => setRows((before) => before.toSpliced(index, 1)),
  });
  return { rows, setRows, ...removable };
}
const ids = ({ rows }: { rows: readonly Row[] }) => rows.map(keyOf);

describe('rows of a form that can be taken off', () => {
  it('go back to their place', () => {
    const { result } = renderHook(useRows);
    act(() => result.current.takeOff(1));
    expect(ids(result.current)).toEqual(['a', 'c']);
    const [removed] = result.current.removed;
    act(() => removed && result.current.putBack(removed));
    expect(ids(result.current)).toEqual(['a', 'b', 'c']);
    expect(result.current.removed).toEqual([]);
  });

  it('go to the end when their place is gone', () => {
    const { result } = renderHook(useRows);
    act(() => result.current.takeOff(2));
    act(() => result.current.takeOff(0));
    const [last] = result.current.removed;
    act(() => last && result.current.putBack(last));
    expect(ids(result.current)).toEqual(['b', 'c']);
  });

  it('are not said to be removed once all changes were discarded', () => {
    const { result } = renderHook(useRows);
    act(() => result.current.takeOff(1));
    expect(result.current.removed).toHaveLength(1);
    act(() => result.current.setRows([{ id: 'a' }, { id: 'b' }, { id: 'c' }]));
    expect(result.current.removed).toEqual([]);
  });

  it('are said to be removed once, however often they came and went', () => {
    const { result } = renderHook(useRows);
    for (let time = 0; time < 2; time += 1) {
      act(() => result.current.takeOff(1));
      const [removed] = result.current.removed;
      if (time === 0) act(() => removed && result.current.putBack(removed));
    }
    expect(result.current.removed).toEqual([{ index: 1, row: { id: 'b' } }]);
  });
});
