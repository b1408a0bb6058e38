import { Store } from '@fm/platform';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { RemoteLoader, RemoteState } from './remote-loader';
import { useRemote } from './remote-outlet';

const FAILED = { phase: 'failed', attempt: 1 } as RemoteState;

class Loader extends Store<RemoteState> {
  readonly keep = jest.fn();
  readonly open = jest.fn();
  become = (state: RemoteState) => this.set(state);
}

/** Stands for an area whose load comes to `next` after the screen was drawn and before it could open the area. */
function Screen({ loader, next }: { readonly loader: Loader; readonly next?: RemoteState }) {
  const { phase } = useRemote(loader as unknown as RemoteLoader);
  useLayoutEffect(() => {
    if (next) loader.become(next);
  }, [loader, next]);
  return phase;
}

it('does not try again by itself what failed between the drawing and the opening of an area', () => {
  const loader = new Loader({ phase: 'loading', attempt: 1 });
  const { container } = render(<Screen loader={loader} next={FAILED} />);
  expect(container.textContent).toBe('failed');
  expect(loader.open).not.toHaveBeenCalled();
});

it('tries again, without showing it, what failed before the screen was there', () => {
  const loader = new Loader(FAILED);
  const { container } = render(<Screen loader={loader} />);
  expect(container.textContent).toBe('idle');
  expect(loader.open).toHaveBeenCalledTimes(1);
});
