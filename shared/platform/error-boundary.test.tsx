import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';
import { hearFailures } from './failures';

const boom = new Error('boom');
function Broken(): never {
  throw boom;
}

/** What operators are told. */
const told = jest.fn();
beforeEach(() => {
  hearFailures(told.mockReset());
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('an error while drawing', () => {
  it('is told where failures of loading are, with what it stopped', () => {
    render(
      <ErrorBoundary what="The overview" fallback={() => <p>stopped</p>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('stopped')).not.toBeNull();
    expect(told.mock.calls).toEqual([
      [boom, { componentStack: expect.stringContaining('ErrorBoundary') }, 'The overview'],
    ]);
  });

  it('is told to who asked for it, and to nobody else', () => {
    const onError = jest.fn();
    render(
      <ErrorBoundary fallback={() => null} onError={onError}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(onError.mock.calls).toEqual([
      [boom, { componentStack: expect.stringContaining('ErrorBoundary') }, undefined],
    ]);
    expect(told).not.toHaveBeenCalled();
  });
});
