import { multiplyShown } from './support/multiply';
import { needsEmbedded } from './support/needs-embedded';
import { ReadMeter } from './support/read-meter';
import { LISTS, SINGLES } from './support/screens';
import { afterAll, beforeAll, describe, expect, it } from './support/test';

// Each test goes on from the one before.
describe.configure({ mode: 'serial' });

/**
 * The own user and employee records, the company's settings, the reminders behind the bell, the two of the team, the
 * comments that name one, which of them one has seen, the other news that are unread, and what one wants to be told of.
 */
const SHELL = 3 + 10 + 2 + 10 + 1 + 10 + 1;
/** Beyond 1,000 records, a count that goes on to the last one costs a second read. */
const MANY = 1_100;

let meter: ReadMeter;
const before = new Map<string, number>();

describe('opening a screen', () => {
  needsEmbedded('count of reads');

  beforeAll(async () => {
    meter = await ReadMeter.start();
  });
  afterAll(() => meter?.close());

  describe('with the demo', () => {
    it('the shell reads the own user and employee records, the settings, the next reminders, mentions and unread news, nothing else', () => {
      expect([...new Set(meter.shell.map(({ collection }) => collection))].sort()).toEqual([
        'comments',
        'employees',
        'notifications',
        'private',
        'reminders',
        'settings',
        'users',
      ]);
      expect(meter.shell.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(SHELL);
    });

    // Lists that the demo does not fill read no more than it has; what bounds them shows with more.
    for (const screen of [...LISTS.filter(({ full }) => full), ...SINGLES.filter(({ reads }) => reads > 0)]) {
      it(`${screen.path} reads what its budget allows`, async () => {
        const cost = await meter.costOf(screen);
        before.set(screen.path, cost);
        expect(cost).toBeLessThanOrEqual(screen.reads);
        expect(cost).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it('forms of what is new read nothing', async () => {
    expect(await meter.costOfAll(SINGLES.filter(({ reads }) => reads === 0))).toBe(0);
  });

  describe('with more than a thousand records in every list', () => {
    beforeAll(() => meter.add((backend) => multiplyShown(backend, MANY)));

    for (const screen of LISTS) {
      it(`${screen.path} reads no more than its budget`, async () => {
        const cost = await meter.costOf(screen);
        expect(cost).toBeLessThanOrEqual(screen.reads);
        if (screen.full) expect(cost).toBe(before.get(screen.path));
      });
    }
  });

  it('nothing that a screen asks for is refused to the office', () => {
    expect(meter.denials).toEqual([]);
  });
});
