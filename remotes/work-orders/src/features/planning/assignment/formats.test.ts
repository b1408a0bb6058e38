import { formats } from './formats';

it('a time in a warning says where it is meant where the company has another', () => {
  const at = new Date('2026-11-23T13:00Z');
  expect(formats.time(at, 'America/New_York')).toMatch(/8:00.* New York time$/);
  expect(formats.time(at, 'Europe/Vienna')).toMatch(/^(14:00|2:00\sPM)$/);
});
