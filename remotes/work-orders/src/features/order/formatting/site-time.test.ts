import { changeText, siteAgo, siteInstant, typedTimesText, zoneName } from './site-time';

const at = (text: string) => new Date(text);

describe('the time at a site', () => {
  it('has the name of its zone beside it where clocks here show another', () => {
    expect(siteInstant(at('2026-11-29T13:15Z'), 'Pacific/Kiritimati')).toMatch(
      /30.*2026.* 0?3:15.* Kiritimati time$/,
    );
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(siteInstant(at('2026-11-30T13:15Z'), here)).not.toContain('time');
  });

  it('is how long ago it was while it is fresh', () => {
    const now = at('2026-11-29T13:15Z');
    expect(siteAgo(at('2026-11-29T13:03Z'), 'Pacific/Kiritimati', now)).toBe('12 min ago');
    expect(siteAgo(at('2026-11-29T11:15Z'), 'Pacific/Kiritimati', now)).toMatch(/0?1:15.* Kiritimati time$/);
  });

  it('is named after the last part of its zone', () => {
    expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  });
});

describe('typed times', () => {
  const on = (day: string, from = '', to = '') => ({ day, from, to });

  it('are those at the site, and nothing more on most days', () => {
    expect(typedTimesText('America/New_York', on('2026-11-30', '08:00', '10:00'))).toBe(
      'Times are those at the site: New York.',
    );
    expect(changeText('Europe/Berlin', on(''))).toEqual([]);
  });

  it('name the day on which a job over midnight ends', () => {
    expect(typedTimesText('Europe/Berlin', on('2026-11-26', '21:00', '09:30'))).toMatch(
      /The job ends on Fri,? 27 Nov at 0?9:30\.$/,
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30', '3:30'],
    ['America/New_York', '2026-03-08', '02:30', '3:30'],
    ['Pacific/Auckland', '2026-09-27', '02:00', '3:00'],
  ])('in %s on %s say what becomes of %s, which never comes', (zone, day, from, becomes) => {
    expect(changeText(zone, on(day, from, '10:00'))).toEqual([
      expect.stringMatching(new RegExp(`^Clocks go forward on .*: 0?2:.* becomes 0?${becomes}`)),
    ]);
  });

  it('say which of two equal times they mean', () => {
    expect(changeText('America/New_York', on('2026-11-01', '01:30'))).toEqual([
      expect.stringMatching(/^Clocks go back on .*1:30.* comes twice, and entering it means the first\.$/),
    ]);
  });

  it('say it of the morning after a night shift too', () => {
    expect(changeText('Europe/Berlin', on('2026-10-24', '22:00', '02:30'))).toHaveLength(1);
    expect(changeText('Europe/Berlin', on('2026-10-25', '22:00', '02:30'))).toEqual([]);
  });
});
