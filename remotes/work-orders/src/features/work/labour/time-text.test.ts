import type { Labour } from '@fm/domain/labour';
import { spanText } from './time-text';

const entry = (day: string, startedAt: string, endedAt: string) =>
  ({ day, startedAt: new Date(startedAt), endedAt: new Date(endedAt) }) as Labour;

it('tells noted time by the clocks of the site, and whose they are', () => {
  const night = entry('2026-10-24', '2026-10-24T09:30:00Z', '2026-10-24T11:15:00Z');
  expect(spanText(night, 'Pacific/Chatham')).toMatch(/24.*11:15|24.*23:15/);
  expect(spanText(night, 'Pacific/Chatham')).toMatch(/\(next day\), Chatham time$/);
});

it('names no zone where clocks here show the same', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(spanText(entry('2026-10-25', '2026-10-25T08:00Z', '2026-10-25T08:30Z'), here)).not.toContain('time');
});
