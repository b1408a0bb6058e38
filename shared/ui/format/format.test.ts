import {
  formatAgo,
  formatDay,
  formatInstant,
  formatLocalTime,
  formatMinutes,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatTime,
  localDay,
  relativeDay,
} from './index';

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', { value: { language: 'en-GB' }, configurable: true });
});

describe('a calendar day', () => {
  it('is the same day in every time zone', () => {
    expect(formatDay('2026-01-01')).toBe('1 Jan 2026');
    expect(formatDay('2026-12-31', 'long')).toMatch(/^Thursday,? 31 December 2026$/);
  });

  it('that is none is refused', () => {
    expect(() => formatDay('soon')).toThrow(RangeError);
    expect(() => formatDay('')).toThrow(RangeError);
  });

  it.each([
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'Tomorrow'],
    ['2026-11-19', '1 day overdue'],
    ['2026-11-17', '3 days overdue'],
    ['2026-02-20', '9 months overdue'],
    ['2026-12-04', 'Fri 4 Dec'],
    ['2027-02-01', '1 Feb 2027'],
  ])('%s is due: %s', (day, words) => {
    expect(relativeDay(day, '2026-11-20').replace(',', '')).toBe(words);
  });

  it('is taken from the clock where the user is, not from UTC', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  });
});

describe('amounts', () => {
  it('have as many decimals as their currency', () => {
    expect(formatMoney(123_456, 'EUR')).toBe('€1,234.56');
    expect(formatMoney(123_456, 'JPY')).toBe('JP¥123,456');
    expect(formatMoney(-5, 'EUR')).toBe('-€0.05');
  });

  it('in thousandths and basis points lose their zeros', () => {
    expect(formatQuantity(1500)).toBe('1.5');
    expect(formatQuantity(2000)).toBe('2');
    expect(formatPercent(1900)).toBe('19%');
    expect(formatPercent(750)).toBe('7.5%');
  });
});

describe('a browser that names no language', () => {
  it.each(['C', ''])('("%s") has all formats', (language) => {
    Object.defineProperty(globalThis, 'navigator', { value: { language }, configurable: true });
    expect(formatDay('2026-01-01')).toBe('1 Jan 2026');
    expect(formatMoney(123_456, 'EUR')).toBe('€1,234.56');
  });
});

describe('times', () => {
  it('without a zone stay as they are', () => {
    expect(formatLocalTime('08:30')).toBe('08:30');
    expect(formatLocalTime('2026-11-20T08:30')).toContain('08:30');
    expect(() => formatLocalTime('early')).toThrow(RangeError);
  });

  it('have a leading zero only on a clock of 24 hours', () => {
    const morning = new Date(2026, 10, 20, 7, 5);
    expect(formatTime(morning)).toBe('07:05');
    Object.defineProperty(globalThis, 'navigator', { value: { language: 'en-US' }, configurable: true });
    expect(formatTime(morning)).toMatch(/^7:05\sAM$/);
    expect(formatInstant(morning)).toMatch(/^Nov 20, 2026, 7:05\sAM$/);
  });

  it('as durations leave out what is zero', () => {
    expect(formatMinutes(45)).toBe('45 min');
    expect(formatMinutes(120)).toBe('2 h');
    expect(formatMinutes(90)).toBe('1 h 30 min');
  });

  it('that are fresh are told by how long ago', () => {
    const now = new Date(2026, 10, 20, 14, 30);
    expect(formatAgo(new Date(2026, 10, 20, 14, 29, 30), now)).toBe('just now');
    expect(formatAgo(new Date(2026, 10, 20, 14, 18), now)).toBe('12 min ago');
    expect(formatAgo(new Date(2026, 10, 20, 9, 5), now)).toBe('09:05');
    expect(formatAgo(new Date(2026, 10, 19, 9, 5), now)).toContain('19 Nov');
  });
});
