import { act, render, screen } from '@testing-library/react';
import { useToday } from './now';

const Day = () => <p>{useToday()}</p>;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T22:59:50Z') }));
afterEach(() => jest.useRealTimers());

it('is the next day once the company’s midnight is past, by one timer for all that show it', () => {
  const { unmount } = render(
    <>
      <Day />
      <Day />
    </>,
  );
  expect(screen.getAllByText('2026-11-20')).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getAllByText('2026-11-21')).toHaveLength(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
