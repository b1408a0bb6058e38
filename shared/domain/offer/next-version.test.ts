import { safeParse } from 'valibot';
import type { Stored } from '../record';
import { type Offer, offerSchema } from './index';
import { nextVersion } from './next-version';

const by = { uid: 'u1', name: 'Olga Brandt' };
const declined: Stored<Offer> = {
  id: 'o1',
  number: 'OF-2026-0007',
  createdAt: new Date(0),
  createdBy: by,
  updatedAt: new Date(0),
  updatedBy: by,
  rev: 4,
  trashed: false,
  schema: 1,
  title: 'Window cleaning',
  status: 'declined',
  version: 1,
  customerRef: { id: 'c1', name: 'Altona Clinic' },
  issueDate: '2026-09-01',
  validUntil: '2026-10-01',
  currency: 'EUR',
  taxMode: 'exclusive',
  language: 'de',
  paymentDays: 14,
  lines: {
    a: {
      order: 0,
      optional: false,
      selected: true,
      kind: 'service',
      name: 'Windows, both sides',
      unit: 'pcs',
      qtyMilli: 40_000,
      unitMinor: 450,
      discountBp: 0,
      taxBp: 1900,
      costMinor: 200,
    },
  },
  discount: { kind: 'none' },
  netMinor: 18_000,
  discountMinor: 0,
  taxByRate: { '1900': { baseMinor: 18_000, taxMinor: 3420 } },
  grossMinor: 21_420,
  sentAt: new Date(0),
  decidedAt: new Date(0),
  decidedOn: '2026-09-20',
  lostReason: 'price',
  lostNote: 'Too dear',
};

describe('a new version of an offer', () => {
  const next = nextVersion(declined, '2026-11-20');

  it('is a draft that counts on and names the first version', () => {
    expect(next).toMatchObject({ status: 'draft', version: 2, rootId: 'o1', replacesId: 'o1' });
    expect(nextVersion({ ...declined, id: 'o2', version: 2, rootId: 'o1' }, '2026-11-20').rootId).toBe('o1');
  });

  it('offers the same for the same money, from today on', () => {
    expect(next).toMatchObject({
      lines: declined.lines,
      grossMinor: 21_420,
      paymentDays: 14,
      language: 'de',
    });
    expect(next).toMatchObject({ issueDate: '2026-11-20', validUntil: '2026-12-20' });
  });

  it('carries nothing of the answer to the version before', () => {
    for (const field of ['sentAt', 'decidedAt', 'decidedOn', 'lostReason', 'lostNote', 'number', 'rev'])
      expect(next).not.toHaveProperty(field);
  });

  it('still says on which job it was found what is to be repaired', () => {
    const foundOn = { id: 'w1', name: 'WO-1', itemId: 'a' };
    expect(nextVersion({ ...declined, foundOn }, '2026-11-20').foundOn).toEqual(foundOn);
  });

  it('can be stored', () => {
    expect(safeParse(offerSchema, JSON.parse(JSON.stringify(next))).success).toBe(true);
  });
});
