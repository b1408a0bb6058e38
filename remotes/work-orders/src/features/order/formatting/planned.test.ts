import { plannedParts, zoneNote } from './planned';

const berlin = 'Europe/Berlin';
const at = (text: string) => new Date(text);

describe('planned time', () => {
  it('is told in the zone of the site', () => {
    const order = {
      plannedStart: at('2026-11-23T13:00:00Z'),
      plannedEnd: at('2026-11-23T15:30:00Z'),
      timezone: 'America/New_York',
    };
    expect(plannedParts(order)?.day).toMatch(/23/);
    expect(plannedParts(order)?.times).toMatch(/8:00.*–.*10:30/);
  });

  it('says that a night shift ends on the next day', () => {
    const order = {
      plannedStart: at('2026-11-23T21:00:00Z'),
      plannedEnd: at('2026-11-24T02:00:00Z'),
      timezone: berlin,
    };
    expect(plannedParts(order)?.times).toContain('(next day)');
  });

  it('names the zone only where clocks differ from those here', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const plannedStart = at('2026-11-23T13:00:00Z');
    expect(zoneNote({ plannedStart, timezone: here })).toBeUndefined();
    expect(zoneNote({ plannedStart, timezone: 'Pacific/Kiritimati' })).toBe('Kiritimati time');
  });
});
