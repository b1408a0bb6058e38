/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import type { Arena } from './arena';
import { type Attack, repel, sharedArena } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing, tampered } from './documents';
import { PEOPLE, type Person } from './people';
import { ORDER_TEMPLATE, WORK_ORDER } from './samples';
import { CATALOGUE, COMPANY_SETTINGS, SAVED_VIEW } from './to-come';

type Coming = typeof CATALOGUE;

const order: Documents = {
  'workOrders/w1': documentOf(
    existing({ ...WORK_ORDER.values, status: 'inProgress', statusGroup: 'active' }),
  ),
};
const idOf = (of: Coming) => (of === COMPANY_SETTINGS ? 'company' : 'r1');
const pathOf = (of: Coming) => `${of.kind.path}/${idOf(of)}`;
const makes = (of: Coming, by: Person, over: object = {}) =>
  creation(of.kind, PEOPLE[by], idOf(of), { ...of.values, ...over });
const before = (of: Coming, over: object = {}) => existing({ ...of.values, ...over }, { id: idOf(of) });
const edits = (of: Coming, by: Person, over: object = {}, patch: object = of.edit) =>
  change(of.kind, PEOPLE[by], before(of, over), patch);
const stored = (of: Coming, over: object = {}): Documents => ({
  ...order,
  [pathOf(of)]: documentOf(before(of, over)),
});

/** A new record with something false about it. */
const falseOne = (of: Coming, name: string, fields: object, by: Person = 'office'): Attack => ({
  name: `${name} (${of.kind.type})`,
  by,
  stored: order,
  honest: makes(of, by),
  attack: tampered(makes(of, by), pathOf(of), fields),
});

/** What holds of every record, tried on each kind. */
const ofEvery = (of: Coming, by: Person = 'office'): Attack[] => [
  falseOne(of, 'adds a field nobody knows', { secret: 1 }, by),
  falseOne(of, 'starts with a later rev', { rev: 2 }, by),
  falseOne(of, 'tells nobody', { lastEvent: 'none' }, by),
  falseOne(of, 'is of somebody else', { createdBy: { uid: 'u-other', name: 'Ida Ohm' } }, by),
  {
    name: `keeps rev (${of.kind.type})`,
    by,
    stored: stored(of),
    honest: edits(of, by),
    attack: tampered(edits(of, by), pathOf(of), { rev: 1 }),
  },
  {
    name: `disappears without the trash (${of.kind.type})`,
    by: 'admin',
    stored: stored(of),
    honest: edits(of, by),
    twin: by,
    attack: { [pathOf(of)]: undefined },
  },
];

/** What only some may write. */
const notBy = (who: Person, of: Coming, twin: Person): Attack[] => [
  {
    name: `creates (${of.kind.type})`,
    by: who,
    stored: order,
    twin,
    honest: makes(of, twin),
    attack: makes(of, who),
  },
  {
    name: `edits (${of.kind.type})`,
    by: who,
    stored: stored(of),
    twin,
    honest: edits(of, twin),
    attack: edits(of, who),
  },
];

repel('saved views', [
  ...ofEvery(SAVED_VIEW),
  falseOne(SAVED_VIEW, 'is put on somebody else', { ownerId: PEOPLE.admin.uid }),
  falseOne(SAVED_VIEW, 'has no end', { query: 'x'.repeat(2001) }),
  ...notBy('manager', SAVED_VIEW, 'office'),
  {
    name: "changes another's shared view",
    by: 'empty',
    stored: stored(SAVED_VIEW, { shared: true }),
    honest: edits(SAVED_VIEW, 'office', { shared: true }),
    twin: 'office',
    attack: edits(SAVED_VIEW, 'empty', { shared: true }),
  },
]);

repel('the catalogue', [
  ...ofEvery(CATALOGUE),
  ...notBy('manager', CATALOGUE, 'empty'),
  falseOne(CATALOGUE, 'costs a fraction', { unitMinor: 0.5 }),
]);

const TEMPLATE: Coming = ORDER_TEMPLATE as never;
repel('templates of work orders', [
  ...ofEvery(TEMPLATE),
  ...notBy('manager', TEMPLATE, 'empty'),
  falseOne(TEMPLATE, 'has no name', { name: '' }),
  falseOne(TEMPLATE, 'carries a result along', { outcome: 'All done.' }),
  falseOne(TEMPLATE, 'holds no parts but words', { parts: 'many' }),
  falseOne(TEMPLATE, 'is of a kind nobody knows', { type: 'magic' }),
]);

repel('the settings', [
  ...ofEvery(COMPANY_SETTINGS, 'admin'),
  ...notBy('office', COMPANY_SETTINGS, 'admin'),
  ...notBy('manager', COMPANY_SETTINGS, 'admin'),
  {
    name: 'are put elsewhere',
    by: 'admin',
    honest: makes(COMPANY_SETTINGS, 'admin'),
    attack: creation(COMPANY_SETTINGS.kind, PEOPLE.admin, 'mine', COMPANY_SETTINGS.values),
  },
]);

describe('reading saved views', () => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await sharedArena();
    await arena.reset({
      'savedViews/own': SAVED_VIEW.values,
      'savedViews/shared': { ...SAVED_VIEW.values, shared: true },
    });
  });

  it.each(['admin', 'manager', 'empty'] as const)(
    "%s reads of another's only what is shared",
    async (person) => {
      expect(await arena.sdk(person).get('savedViews/own')).toBe('denied');
      expect(await arena.sdk(person).list('savedViews')).toBe('denied');
      expect(await arena.sdk(person).get('savedViews/shared')).toBe('allowed');
      expect(await arena.sdk('office').get('savedViews/own')).toBe('allowed');
    },
  );

  it.each(['disabled', 'nobody'] as const)('%s reads none', async (person) => {
    expect(await arena.sdk(person).get('savedViews/shared')).toBe('denied');
  });
});
