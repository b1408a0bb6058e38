import type { LabourKind } from '@fm/domain/labour';
import type { PassFail, WorkOrderType } from '@fm/domain/work-order';
import type { PrintLanguage } from '@fm/ui/print';

/** Everything a work report says by itself. */
export interface ReportTexts {
  readonly report: string;
  readonly printed: string;
  readonly customer: string;
  readonly site: string;
  readonly contact: string;
  readonly assets: string;
  readonly serialNo: string;
  readonly requestedBy: string;
  readonly type: string;
  readonly lead: string;
  readonly crew: string;
  readonly planned: string;
  readonly started: string;
  readonly completed: string;
  readonly order: string;
  readonly outcome: string;
  readonly checklist: string;
  readonly item: string;
  readonly result: string;
  readonly remark: string;
  readonly open: string;
  readonly yes: string;
  readonly seePhoto: string;
  readonly labour: string;
  readonly day: string;
  readonly who: string;
  readonly what: string;
  readonly time: string;
  readonly duration: string;
  readonly total: string;
  readonly latest: (shown: number) => string;
  readonly parts: string;
  readonly part: string;
  readonly number: string;
  readonly quantity: string;
  readonly photos: string;
  readonly before: string;
  readonly after: string;
  readonly lostPhoto: string;
  readonly signature: string;
  readonly signedBy: string;
  readonly signHere: string;
  readonly types: Readonly<Record<WorkOrderType, string>>;
  readonly labourKinds: Readonly<Record<LabourKind, string>>;
  readonly passFail: Readonly<Record<PassFail, string>>;
}

const en: ReportTexts = {
  report: 'Work report',
  printed: 'Printed',
  customer: 'Customer',
  site: 'Site',
  contact: 'Contact',
  assets: 'Assets',
  serialNo: 'serial no.',
  requestedBy: 'Requested by',
  type: 'Type',
  lead: 'Lead',
  crew: 'Crew',
  planned: 'Planned',
  started: 'Started',
  completed: 'Completed',
  order: 'Order',
  outcome: 'What was done',
  checklist: 'Checklist',
  item: 'Item',
  result: 'Result',
  remark: 'Remark',
  open: 'not filled in',
  yes: 'Done',
  seePhoto: 'see photo',
  labour: 'Time spent',
  day: 'Day',
  who: 'Who',
  what: 'What',
  time: 'Time',
  duration: 'Duration',
  total: 'Total',
  latest: (shown) => `the latest ${shown} entries`,
  parts: 'Parts used',
  part: 'Part',
  number: 'Number',
  quantity: 'Quantity',
  photos: 'Photos',
  before: 'Before',
  after: 'After',
  lostPhoto: 'This photo could not be loaded.',
  signature: 'Signature',
  signedBy: 'Signed by',
  signHere: 'Date, name and signature of the customer',
  types: {
    corrective: 'Repair',
    preventive: 'Maintenance',
    inspection: 'Inspection',
    installation: 'Installation',
    cleaning: 'Cleaning',
  },
  labourKinds: { work: 'Work', travel: 'Travel', break: 'Break' },
  passFail: { pass: 'Pass', fail: 'Fail', notApplicable: 'Not applicable' },
};

const de: ReportTexts = {
  report: 'Arbeitsbericht',
  printed: 'Gedruckt',
  customer: 'Kunde',
  site: 'Objekt',
  contact: 'Ansprechpartner',
  assets: 'Anlagen',
  serialNo: 'Seriennr.',
  requestedBy: 'Angefordert von',
  type: 'Art',
  lead: 'Leitung',
  crew: 'Team',
  planned: 'Geplant',
  started: 'Begonnen',
  completed: 'Abgeschlossen',
  order: 'Auftrag',
  outcome: 'Ausgeführte Arbeiten',
  checklist: 'Checkliste',
  item: 'Punkt',
  result: 'Ergebnis',
  remark: 'Bemerkung',
  open: 'nicht ausgefüllt',
  yes: 'Erledigt',
  seePhoto: 'siehe Foto',
  labour: 'Arbeitszeit',
  day: 'Tag',
  who: 'Wer',
  what: 'Was',
  time: 'Uhrzeit',
  duration: 'Dauer',
  total: 'Summe',
  latest: (shown) => `die letzten ${shown} Einträge`,
  parts: 'Verwendetes Material',
  part: 'Material',
  number: 'Nummer',
  quantity: 'Menge',
  photos: 'Fotos',
  before: 'Vorher',
  after: 'Nachher',
  lostPhoto: 'Dieses Foto konnte nicht geladen werden.',
  signature: 'Unterschrift',
  signedBy: 'Unterschrieben von',
  signHere: 'Datum, Name und Unterschrift des Kunden',
  types: {
    corrective: 'Reparatur',
    preventive: 'Wartung',
    inspection: 'Inspektion',
    installation: 'Installation',
    cleaning: 'Reinigung',
  },
  labourKinds: { work: 'Arbeit', travel: 'Fahrt', break: 'Pause' },
  passFail: { pass: 'In Ordnung', fail: 'Nicht in Ordnung', notApplicable: 'Entfällt' },
};

/** What a report says, by its language; another language is another entry. */
export const REPORT_TEXTS: Readonly<Record<PrintLanguage, ReportTexts>> = { en, de };

/** What the languages are called where one is chosen. */
export const LANGUAGE_LABELS: Readonly<Record<PrintLanguage, string>> = { en: 'English', de: 'German' };
export const LANGUAGES = Object.keys(LANGUAGE_LABELS) as PrintLanguage[];

/** The language of a report: the one asked for, else the customer's where there are words for it, else English. */
export const languageOf = (...wanted: readonly (string | null | undefined)[]): PrintLanguage =>
  wanted.flatMap((one) => LANGUAGES.find((known) => known === one) ?? [])[0] ?? 'en';
