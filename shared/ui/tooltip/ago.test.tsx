import { act, fireEvent, render, screen } from '@testing-library/react';
import { formatInstant } from '../format';
import { Ago } from './ago';

it('how long ago something was tells the whole day and time on hover, and nothing twice', () => {
  jest.useFakeTimers();
  const at = new Date(Date.now() - 12 * 60_000);
  render(<Ago at={at} />);
  const time = screen.getByText('12 min ago');
  expect(time.getAttribute('title')).toBeNull();
  fireEvent(time, new MouseEvent('pointerover', { bubbles: true }));
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('tooltip').textContent).toBe(formatInstant(at));
  jest.useRealTimers();
});
