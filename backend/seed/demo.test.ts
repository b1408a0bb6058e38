import { crewCopy, isCopied } from '@fm/domain/crew-copy';
import { EVENTS_PATH } from '@fm/domain/event';
import * as v from 'valibot';
import type { SeedDocument } from './chronicle';
import { collectionOf, problems, tally } from './demo-faults';
import { demo, documents, idOf, inCollection, TODAY } from './demo-fixture';

/** Photos of orders and of offers, and signatures. */
const FILES = 40 + 12 + 76;

describe('the demo', () => {
  it('holds only what the schemas of the domain take', () => {
    expect(problems(documents)).toEqual([]);
  });

  it('is for the crew whole as well, without an amount or a code that it may not know', () => {
    const copies = documents.flatMap((document) => {
      const data = isCopied(document.path) ? crewCopy(document.path, document.data) : undefined;
      return data ? [{ ...document, data }] : [];
    });
    expect(copies.length).toBeGreaterThan(4000);
    expect(problems(copies)).toEqual([]);
    const amounts = JSON.stringify(copies).match(
      /"\w+Minor":-?[1-9]\d*|"(discount|margin)Bp":[1-9]|"access":/g,
    );
    expect(amounts ?? []).toEqual([]);
    expect(JSON.stringify(documents)).toMatch(/"access":"/);
  });

  it('is the same every time', () => {
    expect(demo()).toEqual(documents);
  });

  it('has so many files, and tells so much of what happened', () => {
    const {
      events = 0,
      privateEvents = 0,
      counters,
      attachments,
      content,
    } = tally(documents.map(collectionOf));
    expect(counters).toBeGreaterThan(0);
    expect([attachments, content]).toEqual([FILES, FILES]);
    expect(events + privateEvents).toBeGreaterThan(4800);
    expect(events + privateEvents).toBeLessThan(5400);
  });

  it('holds two customers twice, with one phone number spelled in two ways and one tax number', () => {
    const stored = inCollection('customers').map(({ data }) => data);
    const doubled = stored.filter(({ name, phoneKey }) =>
      stored.some((other) => other.name !== name && other.phoneKey === phoneKey),
    );
    const different = (field: string) => new Set(doubled.map((data) => data[field])).size;
    expect([doubled.length, different('phone'), different('phoneKey'), different('taxId')]).toEqual([
      4, 4, 2, 2,
    ]);
  });

  it('never writes one path twice', () => {
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  it('tells the whole history of each record: as many entries as its revision', () => {
    const entries = tally([
      ...[EVENTS_PATH, 'usersEvents'].flatMap((path) =>
        inCollection(path).map(({ data }) => entityKey(data.entity)),
      ),
      ...inCollection('privateEvents').map(({ path }) => `private ${path.split('/')[1]}`),
    ]);
    const wrong = documents.filter((document) => {
      const { rev } = document.data;
      return rev !== undefined && entries[keyOf(document)] !== rev;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no past in the future, whoever seeds at midnight', () => {
    const midnight = new Date('2026-11-19T23:00:00Z');
    const past = documents.flatMap(({ path, data }) =>
      [data.at, data.createdAt, data.updatedAt, data.startedAt, data.completedAt].flatMap((at) =>
        at instanceof Date && at > midnight ? [`${path} ${at.toISOString()}`] : [],
      ),
    );
    expect(past).toEqual([]);
  });

  it('grows by whole demos that share no path, and counts on', () => {
    const doubled = demo(TODAY, 2);
    expect(problems(doubled)).toEqual([]);
    expect(inCollection('workOrders', doubled)).toHaveLength(480);
    expect(new Set(doubled.map(({ path }) => path)).size).toBe(doubled.length);
    const numbers = inCollection('workOrders', doubled).map(({ data }) => data.number);
    expect(new Set(numbers).size).toBe(480);
  });
});

const keyOf = (document: SeedDocument) =>
  collectionOf(document) === 'private'
    ? `private ${document.path.split('/')[1]}`
    : `${KINDS[collectionOf(document)]} ${idOf(document)}`;

const KINDS: Readonly<Record<string, string>> = {
  assets: 'asset',
  attachments: 'attachment',
  settings: 'settings',
  users: 'user',
  employees: 'employee',
  customers: 'customer',
  contacts: 'contact',
  sites: 'site',
  tasks: 'task',
  reminders: 'reminder',
  workOrders: 'workOrder',
  comments: 'comment',
  labour: 'labour',
  timers: 'timer',
  catalogue: 'catalogueItem',
  textBlocks: 'textBlock',
  offers: 'offer',
  maintenancePlans: 'maintenancePlan',
  occurrences: 'occurrence',
};

function entityKey(entity: unknown): string {
  const { type, id } = v.parse(v.object({ type: v.string(), id: v.string() }), entity);
  return `${type} ${id}`;
}
