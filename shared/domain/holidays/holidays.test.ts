import { easterSunday, holidayName } from './index';

it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])(
  'puts Easter on %s',
  (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  },
);

it('knows the national holidays of Germany and of no calendar none', () => {
  expect(holidayName('2026-05-25', 'DE')).toBe('Whit Monday');
  expect(holidayName('2026-10-03', 'DE')).toBe('German Unity Day');
  expect(holidayName('2026-10-04', 'DE')).toBeUndefined();
  expect(holidayName('2026-10-03', undefined)).toBeUndefined();
});
