import type { GrowingRows } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Comment } from '@fm/domain/work-order';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useLinkedComment } from './comments';

const mockStored = new Map<string, object>();
const mockAsked: string[] = [];

jest.mock('@fm/data', () => ({
  useLiveRecord: (_kind: object, id: string | undefined) => {
    if (id === undefined) return { status: 'loading' };
    mockAsked.push(id);
    const record = mockStored.get(id);
    return record ? { status: 'ready', record } : { status: 'missing' };
  },
}));

const comment = (id: string) => ({ id, createdAt: new Date() }) as Stored<Comment>;
const onMore = jest.fn();

/** The newest `shown` comments, and whether there are more; the address leads to `id`. */
function seek(id: string, shown: number, older: boolean, grew = false) {
  const rows = Array.from({ length: shown }, (_, at) => comment(`c${at}`));
  const state = older ? 'there' : 'none';
  const more = older || grew ? { shown, step: 20, older: state, onMore } : undefined;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/work-orders/w1#comment-${id}`]}>{children}</MemoryRouter>
  );
  const comments = { status: 'ready', rows, more } as unknown as GrowingRows<Comment>;
  return renderHook(() => useLinkedComment('w1', comments), { wrapper }).result.current;
}

beforeEach(() => {
  mockStored.clear();
  mockAsked.length = 0;
  onMore.mockReset();
});

describe('the comment that an address leads to', () => {
  it('is taken from the list where it is in it', () => {
    expect(seek('c3', 20, true)).toMatchObject({ id: 'c3', apart: undefined, missing: false });
    expect(onMore).not.toHaveBeenCalled();
    expect(mockAsked).toEqual([]);
  });

  it('makes the list grow where it is older', () => {
    expect(seek('old', 80, true)).toMatchObject({ apart: undefined, missing: false });
    expect(onMore).toHaveBeenCalledTimes(1);
    expect(mockAsked).toEqual([]);
  });

  it('older than the first hundred is fetched by itself and the list grows no further', () => {
    mockStored.set('old', comment('old'));
    expect(seek('old', 100, true).apart?.id).toBe('old');
    expect(onMore).not.toHaveBeenCalled();
  });

  it('that is not there is told once all that may be it was looked through', () => {
    expect(seek('gone', 7, false)).toMatchObject({ apart: undefined, missing: true });
    expect(seek('gone', 47, false, true)).toMatchObject({ apart: undefined, missing: true });
  });
});
