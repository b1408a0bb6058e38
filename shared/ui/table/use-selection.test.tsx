import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

const shown = ['a', 'b', 'c', 'd'];
const chosen = (of: { readonly ids: ReadonlySet<string> }) => [...of.ids];

function choose(rows: readonly string[] = shown) {
  return renderHook(({ rows: ids }) => useSelection(ids), { initialProps: { rows } }).result;
}

describe('chosen rows', () => {
  it('are chosen one by one, and dropped the same way', () => {
    const selection = choose();
    act(() => selection.current.toggle('b'));
    act(() => selection.current.toggle('d'));
    act(() => selection.current.toggle('b'));
    expect(chosen(selection.current)).toEqual(['d']);
    expect(selection.current.extent).toBe('some');
  });

  it('are chosen from the last one touched to this one, in either direction', () => {
    const selection = choose();
    act(() => selection.current.toggle('c'));
    act(() => selection.current.toggle('a', true));
    expect(chosen(selection.current).sort()).toEqual(['a', 'b', 'c']);
  });

  it('are dropped over a range as well', () => {
    const selection = choose();
    act(() => selection.current.setAll(true));
    act(() => selection.current.toggle('b'));
    act(() => selection.current.toggle('d', true));
    expect(chosen(selection.current)).toEqual(['a']);
  });

  it('are all or none at once', () => {
    const selection = choose();
    act(() => selection.current.setAll(true));
    expect(selection.current.extent).toBe('all');
    act(() => selection.current.setAll(false));
    expect(selection.current.extent).toBe('none');
  });

  it('are chosen no longer when they leave the list', () => {
    const { result, rerender } = renderHook(({ rows }) => useSelection(rows), {
      initialProps: { rows: shown },
    });
    act(() => result.current.setAll(true));
    rerender({ rows: ['c', 'd', 'e'] });
    expect(chosen(result.current)).toEqual(['c', 'd']);
  });

  it('are none of a list without rows', () => {
    expect(choose([]).current.extent).toBe('none');
  });
});
