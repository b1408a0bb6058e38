import { channelsFor, type NewsPreferences, preferencesFrom, type Reach } from './index';

const BERLIN = 'Europe/Berlin';
/** 11:00 in Berlin. */
const noon = new Date('2026-11-20T10:00:00Z');
const wants = (assigned: Reach, quiet?: NewsPreferences['quiet']): NewsPreferences => ({
  reaches: { assigned },
  ...(quiet && { quiet }),
});
const later = new Date('2026-11-20T10:05:00Z');

describe('news', () => {
  it.each([
    ['off', { app: false, push: false, mailAt: null }],
    ['app', { app: true, push: false, mailAt: null }],
    ['push', { app: true, push: true, mailAt: null }],
    ['mail', { app: true, push: false, mailAt: later }],
    ['all', { app: true, push: true, mailAt: later }],
  ] as const)('go where somebody wants them who chose %s', (reach, channels) => {
    expect(channelsFor('assigned', wants(reach), noon, BERLIN)).toEqual(channels);
  });

  it('are in the app and on devices for who said nothing', () => {
    expect(channelsFor('due', wants('off'), noon, BERLIN)).toEqual({ app: true, push: true, mailAt: null });
  });
});

describe('quiet hours', () => {
  const night = wants('all', { from: '18:00', until: '07:00' });
  it.each([
    ['17:59', '2026-11-20T16:59:00Z', true, '2026-11-20T17:04:00Z'],
    ['18:00', '2026-11-20T17:00:00Z', false, '2026-11-21T06:00:00Z'],
    ['03:00', '2026-11-20T02:00:00Z', false, '2026-11-20T06:00:00Z'],
    ['07:00', '2026-11-20T06:00:00Z', true, '2026-11-20T06:05:00Z'],
  ])('over midnight: at %s', (_, at, push, mailAt) => {
    const channels = channelsFor('assigned', night, new Date(at), BERLIN);
    expect(channels).toEqual({ app: true, push, mailAt: new Date(mailAt) });
  });

  it('within a day hold until their end, and no time at all where both are the same', () => {
    const lunch = wants('push', { from: '10:30', until: '11:30' });
    expect(channelsFor('assigned', lunch, noon, BERLIN).push).toBe(false);
    expect(channelsFor('assigned', wants('push', { from: '11:00', until: '11:00' }), noon, BERLIN).push).toBe(
      true,
    );
  });

  it('end by the clock on the night that clocks go back', () => {
    const at = new Date('2026-10-24T22:00:00Z');
    expect(channelsFor('assigned', night, at, BERLIN).mailAt).toEqual(new Date('2026-10-25T06:00:00Z'));
  });
});

it('preferences that are damaged are those of nobody in particular', () => {
  for (const data of [
    undefined,
    null,
    {},
    { reaches: { assigned: 'shout' } },
    { reaches: {}, quiet: { from: '25' } },
  ])
    expect(preferencesFrom(data)).toEqual({ reaches: {} });
});
