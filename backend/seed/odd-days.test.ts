import { addDays } from '@fm/domain/calendar-day';
import { demoFaults } from './demo-faults';

/** A year's ends, a day that few years have, both changes of the clock, and a holiday on a Monday. */
const ODD = ['2026-12-31', '2027-01-01', '2028-02-29', '2027-03-28', '2027-10-31', '2027-03-29'];

/** With these, a year meets each of its months and every day of the week; `npm run soak` takes each day. */
const ALL_YEAR = Array.from({ length: 18 }, (_, index) => addDays('2026-11-25', index * 20));

it.each([...ODD, ...ALL_YEAR])('the demo made on %s is as on any other day', (day) => {
  expect(demoFaults(day)).toEqual([]);
});
