import { isCalendarDay, NO_DAY } from '../calendar-day/day';
import { WEEKDAY_LABELS } from '../employee/week-hours';
import type { Change, EventKind, HistoryEvent } from './event';
import { timeWords } from './people-words';

const VERBS: Readonly<Record<EventKind, string>> = {
  created: 'created',
  changed: 'changed',
  status: 'moved',
  assigned: 'assigned',
  comment: 'commented on',
  note: 'wrote a note on',
  attached: 'added a file to',
  sent: 'sent',
  signed: 'recorded a signature on',
  trashed: 'moved to the trash:',
  restored: 'restored',
  purged: 'deleted for good:',
  merged: 'merged',
  imported: 'imported',
};

/** What filters call the kinds of history entries. */
export const EVENT_KIND_LABELS: Readonly<Record<EventKind, string>> = {
  created: 'Created',
  changed: 'Changed',
  status: 'Status changed',
  assigned: 'Assigned',
  comment: 'Comments',
  note: 'Notes',
  attached: 'Files added',
  sent: 'Sent',
  signed: 'Signed',
  trashed: 'Moved to the trash',
  restored: 'Restored',
  purged: 'Deleted for good',
  merged: 'Merged',
  imported: 'Imported',
};

/** How days, instants and numbers are written where the words are shown. */
export interface Formats {
  day(day: string): string;
  instant(at: Date): string;
  number(value: number): string;
}

/** One changed field in words; a side is left out where there was or is nothing. */
export interface ChangeWords {
  readonly field: string;
  readonly from?: string;
  readonly to?: string;
}

/** What happened, as the middle of a sentence between actor and record: "moved the work order". */
export const deedOf = ({ kind, entity }: Pick<HistoryEvent, 'kind' | 'entity'>): string =>
  `${VERBS[kind]} the ${spaced(entity.type).toLowerCase()}`;

/** The changes of an entry that say something to people: not those that only repeat another one for queries. */
export const toldChanges = (changes: readonly Change[]): Change[] =>
  changes.filter(({ path }) => !isMechanical(path));

/** The changed fields of an entry in words, without those that only repeat another one for queries. */
export function changesInWords(changes: readonly Change[], formats: Formats): ChangeWords[] {
  return toldChanges(changes).map(({ path, entryName, from, to }) => ({
    field: entryName ? `${fieldWords(path.split('.').at(-1) ?? path)} of “${entryName}”` : fieldWords(path),
    ...side('from', path, from, formats),
    ...side('to', path, to, formats),
  }));
}

const side = (name: 'from' | 'to', path: string, value: unknown, formats: Formats) => {
  const words = valueWords(path, value, formats);
  return words === '' ? {} : { [name]: words };
};

const MECHANICAL: ReadonlySet<string> = new Set([
  'statusGroup',
  'displayName',
  'order',
  'uid',
  'leadId',
  'reopened',
  'parentAssetId',
  'statusSince',
  'pairId',
  'itemId',
]);

function isMechanical(path: string): boolean {
  const last = path.split('.').at(-1) ?? '';
  return path === 'meter.at' || MECHANICAL.has(last) || last.endsWith('Ids') || last.endsWith('Sort');
}

/** Ids inside a path (`checklist.Qx3…9d.value`) say nothing to people. */
const isId = (segment: string) => segment.length >= 20 || /\d/.test(segment);

const NAMED: Readonly<Record<string, string>> = {
  line1: 'Street and number',
  line2: 'Address line 2',
  email: 'E-mail',
  taxId: 'Tax number',
  employeeNo: 'Employee number',
  areaM2: 'Area',
  phone: 'Phone',
  lines: 'Line',
  unitMinor: 'Price',
  qtyMilli: 'Quantity',
  serialNo: 'Serial number',
  tagCode: 'Tag',
  area: 'Place on the site',
  parentName: 'Part of',
  installedOn: 'Installed',
  lastServiceOn: 'Last service',
};

/** A field as people call it: `billing.city` is "Billing city", `accountManagerRef` is "Account manager". */
export function fieldWords(path: string): string {
  const weekday = WEEKDAY.exec(path);
  if (weekday) return `Week hours ${WEEKDAY_LABELS[weekday[1] as keyof typeof WEEKDAY_LABELS]}`;
  const segments = path.split('.').filter((segment) => NAMED[segment] !== undefined || !isId(segment));
  const words = segments.map((segment) => NAMED[segment] ?? spaced(segment.replace(SUFFIX, '')));
  const [first = path, ...rest] = words.filter((word, index) => word !== 'Name' || index === 0);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

const WEEKDAY = /^weekHours\.(mon|tue|wed|thu|fri|sat|sun)$/;

const SUFFIX = /(?<=.)(Ref|Refs|Minor|Bp|Milli|Min|By|At|Name)$/;

/** `onHold` is "On hold". */
function spaced(code: string): string {
  const text = code.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Fields whose value is one of a few codes. */
const CODED =
  /(^|\.)(status|state|kind|types?|category|priority|employmentType|reason|lostReason|anchor|taxMode|health)$/;

/** Codes whose word is not the code itself, spelled out. */
const CODE_WORDS: Readonly<Record<string, string>> = {
  corrective: 'Repair',
  preventive: 'Maintenance',
  full: 'Full time',
  part: 'Part time',
  temp: 'Temporary',
  person: 'Private person',
  public: 'Public body',
};

/** A value as people write it; '' for nothing. */
export function valueWords(path: string, value: unknown, formats: Formats): string {
  if (value === undefined || value === null || value === '' || value === NO_DAY) return '';
  if (value instanceof Date) return formats.instant(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberWords(path, value, formats);
  if (typeof value === 'string') {
    if (CODED.test(path)) return CODE_WORDS[value] ?? spaced(value);
    if (FILLED_IN.test(path) && PASSED.has(value)) return spaced(value);
    if (FILLED_BY_FILE.test(`${path} ${value}`)) return 'photo';
    return isCalendarDay(value) ? formats.day(value) : shortened(value);
  }
  if (Array.isArray(value)) return shortened(value.map((item) => valueWords(path, item, formats)).join(', '));
  return timeWords(value, formats.day) ?? nameIn(value);
}

/** What was filled in for a checklist item, and the codes of a check that is passed or not. */
const FILLED_IN = /^checklist\.[^.]+\.value$/;
const PASSED: ReadonlySet<string> = new Set(['pass', 'fail', 'notApplicable']);

/** A checklist item that is filled by a photo names its file. */
const FILLED_BY_FILE = /^checklist\.[^.]+\.value [A-Za-z0-9]{20}$/;

/** Characters of a text shown at most: the history tells that it changed, not the whole text twice. */
const MOST_SHOWN = 500;

const shortened = (text: string): string =>
  text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).trimEnd()}…`;

function numberWords(path: string, value: number, { number }: Formats): string {
  if (path.endsWith('Minor')) return number(value / 100);
  if (path.endsWith('Bp')) return `${number(value / 100)} %`;
  if (path.endsWith('Milli')) return number(value / 1000);
  return path.endsWith('Min') ? `${number(value)} min` : number(value);
}

function nameIn(value: object): string {
  for (const key of ['name', 'label', 'title', 'line1']) {
    const name: unknown = Reflect.get(value, key);
    if (typeof name === 'string' && name !== '') return name;
  }
  return '';
}
