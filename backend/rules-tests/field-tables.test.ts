import { readFileSync } from 'node:fs';
import { ASSET_CATEGORIES, assetRefsFields, assetSchema, CRITICALITIES } from '@fm/domain/asset';
import { ATTACHMENT_KINDS, attachmentSchema, FILE_TYPES, PLAIN_BYTES } from '@fm/domain/attachment';
import { CUSTOMER_KINDS, CUSTOMER_STATUSES, contactSchema, customerSchema } from '@fm/domain/customer';
import {
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPES,
  employeePrivateSchema,
  employeeSchema,
  MOST_NEW_ABSENCES,
  MOST_NEW_CERTIFICATES,
  officeWeek,
} from '@fm/domain/employee';
import { EVENT_KINDS, eventSchema, MAX_CHANGES, MAX_NOTE } from '@fm/domain/event';
import { labourRatesSchema, labourSchema, timerSchema } from '@fm/domain/labour';
import { ANCHORS, maintenancePlans, occurrenceSchema, PLAN_HEALTH, planSchema } from '@fm/domain/maintenance';
import { seenMentionsSchema } from '@fm/domain/mention';
import { counterSchema } from '@fm/domain/number';
import { LOST_REASONS, offerSchema, TAX_MODES } from '@fm/domain/offer';
import { envelopeEntries } from '@fm/domain/record';
import { NON_WORKING_DAY, RECURRENCE_UNITS } from '@fm/domain/recurrence';
import { REMINDER_FIELDS, reminderSchema } from '@fm/domain/reminder';
import { siteSchema } from '@fm/domain/site';
import { PRIORITIES, taskSchema } from '@fm/domain/task';
import { THEMES, userSchema, users } from '@fm/domain/user';
import { commentSchema, WAITING_REASONS, WORK_ORDER_TYPES, workOrderSchema } from '@fm/domain/work-order';
import { change, creation, documentOf, existing, tampered } from './documents';
import { judge } from './judge';
import { PEOPLE, USERS } from './people';
import { RULES_PATH } from './rules-under-test';
import { SAMPLES } from './samples';

const source = readFileSync(RULES_PATH, 'utf8');
const NEVER = ['nonsense', '', 7, null];

/** The names between quotes of the first list after `marker`. */
function listAfter(marker: string): string[] {
  const from = source.indexOf(marker);
  const start = source.indexOf('[', from);
  const list = source.slice(start, source.indexOf(']', start));
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '').sort();
}

const keysOf = ({ entries }: { entries: object }) => Object.keys(entries).sort();

describe('the fields of a record are those of its schema', () => {
  it.each([
    ['users', 'function isUser()', userSchema],
    ['employees', 'function isEmployee()', employeeSchema],
    ['private details', 'function isPrivate()', employeePrivateSchema],
    ['customers', 'function isCustomer()', customerSchema],
    ['contacts', 'function isContact()', contactSchema],
    ['sites', 'function isSite()', siteSchema],
    ['assets', 'function isAsset()', assetSchema],
    ['tasks', 'function isTask()', taskSchema],
    ['reminders', 'function isReminder()', reminderSchema],
    ['work orders', 'function isWorkOrder()', workOrderSchema],
    ['comments', 'function isComment()', commentSchema],
    ['time spent', 'function isLabour()', labourSchema],
    ['labour rates', 'function isRates()', labourRatesSchema],
    ['timers', 'function isTimer()', timerSchema],
    ['offers', 'function isOffer()', offerSchema],
    ['plans', 'function isPlan()', planSchema],
    ['visits', 'function isVisit()', occurrenceSchema],
    ['history entries', 'function isEntry()', eventSchema],
    ['counters', 'function isCounter(types)', counterSchema],
    ['files', 'function isAttachment()', attachmentSchema],
    ['seen mentions', "part == 'mentions'", seenMentionsSchema],
  ])('%s', (_, marker, schema) => {
    expect(listAfter(marker)).toEqual(keysOf(schema));
  });

  it('and the envelope', () => {
    expect(listAfter('own.concat(')).toEqual(keysOf({ entries: envelopeEntries }));
  });
});

/** Of whichever kind: what is asked of it holds for all. */
type Sample = (typeof SAMPLES)['TASK'];

/** A new record of this sample with fields in place of its own; `at.inner` reaches into a map. */
function creates(sample: keyof typeof SAMPLES, fields: Readonly<Record<string, unknown>>) {
  const { kind, values } = SAMPLES[sample] as Sample;
  const documents = creation(kind, PEOPLE.office, 'r1', values);
  const path = `${kind.path}/r1`;
  const data = documents[path] as Record<string, object>;
  const patch = Object.entries(fields).map(([key, value]) => {
    const [outer = key, inner] = key.split('.');
    return [outer, inner === undefined ? value : { ...data[outer], [inner]: value }];
  });
  return judge('office', {}, tampered(documents, path, Object.fromEntries(patch)));
}

describe('enumerations are those of the domain', () => {
  it.each([
    ['EMPLOYEE', 'employmentType', EMPLOYMENT_TYPES],
    ['EMPLOYEE', 'status', EMPLOYEE_STATUSES, { endDate: '2030-01-01', endSort: '2030-01-01' }],
    ['CUSTOMER', 'kind', CUSTOMER_KINDS],
    ['CUSTOMER', 'status', CUSTOMER_STATUSES],
    ['ASSET', 'category', ASSET_CATEGORIES],
    ['ASSET', 'criticality', CRITICALITIES],
    ['TASK', 'priority', PRIORITIES],
    ['WORK_ORDER', 'type', WORK_ORDER_TYPES],
    ['WORK_ORDER', 'priority', PRIORITIES],
    ['OFFER', 'taxMode', TAX_MODES],
    ['PLAN', 'anchor', ANCHORS],
    ['PLAN', 'health', PLAN_HEALTH],
    ['PLAN', 'nonWorkingDay', NON_WORKING_DAY],
    ['PLAN', 'recurrence.unit', RECURRENCE_UNITS],
    ['PLAN', 'template.type', WORK_ORDER_TYPES],
    ['PLAN', 'template.priority', PRIORITIES],
    ['REMINDER', 'channel', ['app', 'mail']],
  ] as const)('%s: %s', (sample, field, values, also: object = {}) => {
    for (const value of values)
      expect([value, creates(sample, { [field]: value, ...also }).allowed]).toEqual([value, true]);
    for (const value of NEVER)
      expect([value, creates(sample, { [field]: value, ...also }).allowed]).toEqual([value, false]);
  });

  it.each(REMINDER_FIELDS)('a reminder may follow %s', (field) => {
    const rule = { kind: 'relative', field, offsetDays: -7, timeOfDay: '08:00' };
    expect(creates('REMINDER', { rule }).allowed).toBe(true);
  });

  it('a reminder follows no other field', () => {
    const rule = { kind: 'relative', field: 'name', offsetDays: -7, timeOfDay: '08:00' };
    expect(creates('REMINDER', { rule }).allowed).toBe(false);
  });

  // A note tells of no change; its own attacks have the honest one beside them.
  it.each(EVENT_KINDS.filter((kind) => kind !== 'note'))('a history entry may be of kind %s', (kind) => {
    const { kind: tasks, values } = SAMPLES.TASK;
    const entry = Object.entries(creation(tasks, PEOPLE.office, 'r1', values, { kind })).filter(([path]) =>
      path.startsWith('events/'),
    );
    expect(judge('office', {}, Object.fromEntries(entry)).allowed).toBe(true);
  });

  it.each(THEMES)('one may choose the theme %s', (theme) => {
    const user = USERS[PEOPLE.manager.uid];
    if (!user) throw new Error('The manager has a record.');
    const before = existing(user, { id: PEOPLE.manager.uid });
    const stored = { [`users/${before.id}`]: documentOf(before) };
    expect(judge('manager', stored, change(users, PEOPLE.manager, before, { theme })).allowed).toBe(true);
    expect(judge('manager', stored, change(users, PEOPLE.manager, before, { theme: 'pink' })).allowed).toBe(
      false,
    );
  });

  it.each([
    ['waiting reasons', WAITING_REASONS, 'waiting.reason in'],
    ['kinds of files', ATTACHMENT_KINDS, 'isKeptType(after().mime)'],
    ['types of files', [...FILE_TYPES, PLAIN_BYTES], 'function isKeptType(mime)'],
    ['reasons of a lost offer', LOST_REASONS, "after().get('lostReason'"],
  ] as const)('%s', (_, values, marker) => {
    expect(listAfter(marker)).toEqual([...values].sort());
  });
});

describe('sizes are those of the domain', () => {
  it('an employee begins with hours on every day and as many absences and certificates as may come at once', () => {
    const day = [
      { fromMin: 0, toMin: 720 },
      { fromMin: 720, toMin: 1440 },
    ];
    const weekHours = { ...officeWeek(day), sat: day, sun: day };
    const absences = Array.from({ length: MOST_NEW_ABSENCES }, (_, n) => {
      const only = `2027-12-${n + 10}`;
      return { from: only, to: only, kind: 'sick' };
    });
    const certificates = Object.fromEntries(
      Array.from({ length: MOST_NEW_CERTIFICATES }, (_, order) => [
        `certificate-${order}`,
        {
          name: 'Lift attendant',
          issuedOn: '2026-01-01',
          status: 'valid',
          types: [...WORK_ORDER_TYPES],
          order,
        },
      ]),
    );
    expect(creates('EMPLOYEE', { weekHours, absences, certificates })).toMatchObject({ allowed: true });
  });

  const text = (length: number) => 'x'.repeat(length);
  it.each([
    ['EMPLOYEE', 'firstName', 60],
    ['EMPLOYEE', 'lastName', 60],
    ['EMPLOYEE', 'jobTitle', 80],
    ['EMPLOYEE', 'team', 40],
    ['EMPLOYEE', 'employeeNo', 20],
    ['CUSTOMER', 'name', 120],
    ['CUSTOMER', 'statusReason', 500],
    ['CUSTOMER', 'notes', 5000],
    ['CUSTOMER', 'language', 10],
    ['CONTACT', 'name', 120],
    ['CONTACT', 'function', 80],
    ['SITE', 'name', 120],
    ['SITE', 'access', 1000],
    ['SITE', 'openingHours', 200],
    ['ASSET', 'name', 120],
    ['ASSET', 'area', 120],
    ['ASSET', 'tagCode', 60],
    ['TASK', 'title', 140],
    ['TASK', 'description', 5000],
    ['REMINDER', 'text', 200],
    ['WORK_ORDER', 'title', 140],
    ['WORK_ORDER', 'description', 5000],
    ['WORK_ORDER', 'requestedBy', 120],
    ['OFFER', 'title', 140],
    ['OFFER', 'intro', 5000],
    ['OFFER', 'terms', 5000],
    ['PLAN', 'name', 140],
    ['PLAN', 'template.title', 140],
    ['PLAN', 'template.description', 5000],
  ] as const)('%s: %s has at most %d characters', (sample, field, max) => {
    expect(creates(sample, { [field]: text(max) }).allowed).toBe(true);
    expect(creates(sample, { [field]: text(max + 1) }).allowed).toBe(false);
    expect(creates(sample, { [field]: 7 }).allowed).toBe(false);
  });

  it.each([
    ['TASK', 'title', 3],
    ['WORK_ORDER', 'title', 3],
    ['OFFER', 'title', 3],
    ['PLAN', 'name', 3],
    ['CUSTOMER', 'name', 1],
    ['EMPLOYEE', 'firstName', 1],
  ] as const)('%s: %s has at least %d characters', (sample, field, min) => {
    expect(creates(sample, { [field]: text(min) }).allowed).toBe(true);
    expect(creates(sample, { [field]: text(min - 1) }).allowed).toBe(false);
  });

  it.each([
    ['CUSTOMER', 'paymentDays', 0, 120],
    ['OFFER', 'paymentDays', 0, 120],
    ['PLAN', 'leadDays', 0, 90],
    ['PLAN', 'dueAfterDays', 0, 90],
    ['PLAN', 'recurrence.every', 1, 99],
    ['SITE', 'areaM2', 1, 1_000_000],
  ] as const)('%s: %s is a whole number from %d to %d', (sample, field, min, max) => {
    for (const value of [min, max]) expect(creates(sample, { [field]: value }).allowed).toBe(true);
    for (const value of [min - 1, max + 1, min + 0.5, String(min)])
      expect(creates(sample, { [field]: value }).allowed).toBe(false);
  });

  it.each([
    ['EMPLOYEE', 'startDate'],
    ['CUSTOMER', 'contractEnd'],
    ['OFFER', 'issueDate'],
    ['PLAN', 'startDate'],
  ] as const)('%s: %s is a day', (sample, field) => {
    for (const value of ['2026-13-01', '2026-1-1', '20261120', new Date(0), 7])
      expect(creates(sample, { [field]: value }).allowed).toBe(false);
  });

  it('lists have an end', () => {
    const refs = (length: number) => Array.from({ length }, (_, n) => ({ id: `e${n}`, name: 'x' }));
    const crew = (length: number) => ({ crewRefs: refs(length), crewIds: refs(length).map(({ id }) => id) });
    expect(creates('WORK_ORDER', crew(8)).allowed).toBe(true);
    expect(creates('WORK_ORDER', crew(9)).allowed).toBe(false);
    for (const sample of ['WORK_ORDER', 'PLAN'] as const) {
      expect(creates(sample, assetRefsFields(refs(20))).allowed).toBe(true);
      expect(creates(sample, assetRefsFields(refs(21))).allowed).toBe(false);
      expect(creates(sample, { ...assetRefsFields(refs(2)), assetIds: ['e0'] }).allowed).toBe(false);
    }
    const tags = (length: number) => ({ tags: Array.from({ length }, (_, n) => `t${n}`) });
    expect(creates('CUSTOMER', tags(12)).allowed).toBe(true);
    expect(creates('CUSTOMER', tags(13)).allowed).toBe(false);
    const tokens = (length: number) => ({ tokens: Array.from({ length }, (_, n) => `k${n}`) });
    expect(creates('TASK', tokens(60)).allowed).toBe(true);
    expect(creates('TASK', tokens(61)).allowed).toBe(false);
    const items = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, n) => [`i${n}`, { kind: 'check', label: 'x', order: n }]),
      );
    expect(creates('WORK_ORDER', { checklist: items(100) }).allowed).toBe(true);
    expect(creates('WORK_ORDER', { checklist: items(101) }).allowed).toBe(false);
    expect(creates('OFFER', { lines: items(200) }).allowed).toBe(true);
    expect(creates('OFFER', { lines: items(201) }).allowed).toBe(false);
  });

  it('a history entry has an end', () => {
    const { kind, values } = SAMPLES.TASK;
    const told = (note: string, changes: number) =>
      judge(
        'office',
        {},
        creation(kind, PEOPLE.office, 'r1', values, {
          note,
          changes: Array.from({ length: changes }, (_, n) => ({ path: `f${n}` })),
        }),
      ).allowed;
    expect(told(text(MAX_NOTE), MAX_CHANGES)).toBe(true);
    expect(told(text(MAX_NOTE + 1), MAX_CHANGES)).toBe(false);
    expect(told(text(MAX_NOTE), MAX_CHANGES + 1)).toBe(false);
  });

  it('a plan has no field its kind does not know', () => {
    expect(creates('PLAN', { [`${maintenancePlans.type}x`]: 1 }).allowed).toBe(false);
  });
});
