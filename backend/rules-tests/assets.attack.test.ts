/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { type Asset, assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { type Attack, repel } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing, tampered, trashing } from './documents';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { ASSET } from './samples';

const { office, manager } = PEOPLE;
const path = 'assets/r1';
const asset = (over: object = {}): Stored<Asset> => existing(ASSET.values, over);
const store = (...all: readonly Stored<Asset>[]): Documents =>
  Object.fromEntries(all.map((one) => [`assets/${one.id}`, documentOf(one)]));
const makes = (by: Person, over: object = {}) =>
  creation(assets, PEOPLE[by], 'r1', { ...ASSET.values, ...over });
const edits = (by: Person, patch: object = ASSET.edit, before = asset()) =>
  change(assets, PEOPLE[by], before, patch);

/** A new asset with something false about it. */
const falseOne = (name: string, fields: object): Attack => ({
  name,
  by: 'office',
  honest: makes('office'),
  attack: tampered(makes('office'), path, fields),
});

repel('assets', [
  falseOne('adds a field nobody knows', { secret: 1 }),
  falseOne('starts with a later rev', { rev: 2 }),
  falseOne('tells nobody', { lastEvent: 'none' }),
  falseOne('is in a state nobody knows', { status: 'lost' }),
  falseOne('is down before it was ever there', { status: 'down', statusReason: 'Leaks.' }),
  falseOne('counts its own orders', { openWorkOrders: 0 }),
  falseOne('sorts it elsewhere than its warranty', { warrantySort: '2020-01-01' }),
  falseOne('runs backwards', { meter: { unit: 'h', value: -1, at: new Date() } }),
  {
    name: 'creates',
    by: 'manager',
    twin: 'empty',
    honest: makes('empty'),
    attack: makes('manager'),
  },
  {
    name: 'edits',
    by: 'manager',
    stored: store(asset()),
    twin: 'empty',
    honest: edits('empty'),
    attack: edits('manager'),
  },
  {
    name: 'keeps rev',
    by: 'office',
    stored: store(asset()),
    honest: edits('office'),
    attack: tampered(edits('office'), path, { rev: 1 }),
  },
  {
    name: 'throws an asset away',
    by: 'manager',
    stored: store(asset()),
    honest: trashing(assets, office, asset()),
    twin: 'office',
    attack: trashing(assets, manager, asset()),
  },
  {
    name: 'disappears without the trash',
    by: 'admin',
    stored: store(asset()),
    honest: edits('office'),
    twin: 'office',
    attack: { [path]: undefined },
  },
]);

const moves = (to: string, over: object = {}, told: object = { kind: 'status' }, by: Person = 'office') =>
  change(
    assets,
    PEOPLE[by],
    asset(),
    { status: to, statusReason: 'Leaks.', statusSince: NOW, ...over },
    told,
  );
const step = (name: string, attack: Documents): Attack => ({
  name,
  by: 'office',
  stored: store(asset()),
  honest: moves('down'),
  attack,
});

repel('the status of an asset', [
  step('goes down without a word', moves('down', { statusReason: undefined })),
  step('goes down as an edit', moves('down', {}, { kind: 'changed' })),
  step('goes down years ago', moves('down', { statusSince: new Date('2020-01-01') })),
  step('takes another name on the way', moves('down', { name: 'Boiler 3' })),
  step('becomes what nobody knows', moves('lost')),
  {
    name: 'takes one out of service',
    by: 'manager',
    twin: 'office',
    stored: store(asset()),
    honest: moves('down'),
    attack: moves('down', {}, { kind: 'status' }, 'manager'),
  },
]);

const reading = (value: number, note?: string) =>
  change(assets, office, asset(), { meter: { unit: 'h', value, at: NOW } }, note ? { note } : {});
repel('the meter of an asset', [
  {
    name: 'goes back without a word',
    by: 'office',
    stored: store(asset()),
    honest: reading(11_000, 'A new meter.'),
    attack: reading(11_000),
  },
]);

/** Assets of which each is a part of the next: `a5` in `a4` in `a3` … */
const chain = (length: number): Stored<Asset>[] =>
  Array.from({ length }, (_, n) => asset({ id: `a${n + 1}`, ...(n > 0 && { parentAssetId: `a${n}` }) }));
const part = (parentAssetId: string, before = asset()) => edits('office', { parentAssetId }, before);
const elsewhere = asset({ id: 'b1', siteRef: { id: 's2', name: 'South wing' } });
const partOfOne = (name: string, attack: Documents, ...others: Stored<Asset>[]): Attack => ({
  name,
  by: 'office',
  stored: store(asset(), ...chain(5), ...others),
  honest: part('a4'),
  attack,
});

repel('parts of assets', [
  partOfOne('is its own part', part('r1')),
  partOfOne('goes deeper than five levels', part('a5')),
  partOfOne('is a part of something elsewhere', part('b1'), elsewhere),
  partOfOne('is a part of what is in the trash', part('c1'), asset({ id: 'c1', trashed: true })),
  partOfOne('is a part of nothing there is', part('d1')),
  partOfOne('is a part of its part', part('e1'), asset({ id: 'e1', parentAssetId: 'r1' })),
  {
    name: 'leaves the site of what it is a part of',
    by: 'office',
    stored: store(asset({ parentAssetId: 'a1' }), ...chain(1)),
    honest: edits('office', ASSET.edit, asset({ parentAssetId: 'a1' })),
    attack: edits('office', { siteRef: { id: 's2', name: 'South wing' } }, asset({ parentAssetId: 'a1' })),
  },
]);
