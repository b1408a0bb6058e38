import type { AssetCategory } from '@fm/domain/asset';
import type { NonWorkingDay, Recurrence, Season } from '@fm/domain/recurrence';
import type { ChecklistItem, WorkOrderType } from '@fm/domain/work-order';
import type { JobText } from './jobs';
import type { Sector } from './places';

/** A maintenance plan as this company sells it. */
export interface PlanText {
  readonly name: string;
  readonly type: WorkOrderType;
  readonly team: JobText['team'];
  readonly minutes: number;
  readonly recurrence: Recurrence;
  readonly nonWorkingDay: NonWorkingDay;
  readonly season?: Season;
  readonly anchor?: 'completion';
  readonly leadDays: number;
  readonly sectors: readonly Sector[];
  readonly outcome: string;
  readonly checks: readonly ChecklistItem[];
  /** What is looked after, where the site has it. */
  readonly assets?: AssetCategory;
}

const check = (order: number, label: string, required = true): ChecklistItem => ({
  kind: 'check',
  order,
  label,
  required,
});
const passFail = (order: number, label: string): ChecklistItem => ({
  kind: 'passFail',
  order,
  label,
  required: true,
});
const measure = (order: number, label: string, unit: string, min: number, max: number): ChecklistItem => ({
  kind: 'number',
  order,
  label,
  required: true,
  unit,
  min,
  max,
});
const words = (order: number, label: string): ChecklistItem => ({
  kind: 'text',
  order,
  label,
  required: false,
});

/** Each rhythm of the trade once. */
export const PLAN_TEXTS: readonly PlanText[] = [
  {
    name: 'Weekly stairwell cleaning',
    type: 'cleaning',
    team: 'Cleaning',
    minutes: 90,
    recurrence: { unit: 'week', every: 1, weekdays: [1] },
    nonWorkingDay: 'after',
    leadDays: 14,
    sectors: ['housing'],
    outcome: 'Stairs, landings and entrance cleaned.',
    checks: [
      check(0, 'Stairs wiped'),
      check(1, 'Entrance glass cleaned'),
      check(2, 'Cellar corridor swept', false),
    ],
  },
  {
    name: 'Office cleaning, twice a week',
    type: 'cleaning',
    team: 'Cleaning',
    minutes: 150,
    recurrence: { unit: 'week', every: 1, weekdays: [2, 5] },
    nonWorkingDay: 'skip',
    leadDays: 10,
    sectors: ['office', 'clinic'],
    outcome: 'Offices, kitchen and sanitary rooms cleaned.',
    checks: [check(0, 'Sanitary rooms'), check(1, 'Kitchen'), check(2, 'Waste taken out')],
  },
  {
    name: 'Monthly lift check',
    assets: 'lift',
    type: 'inspection',
    team: 'Technical',
    minutes: 60,
    recurrence: { unit: 'month', every: 1, monthDay: 5 },
    nonWorkingDay: 'after',
    leadDays: 14,
    sectors: ['housing', 'clinic', 'office'],
    outcome: 'Lift checked, no defects.',
    checks: [
      passFail(0, 'Emergency call answers'),
      passFail(1, 'Doors close without force'),
      measure(2, 'Stopping accuracy', 'mm', -10, 10),
    ],
  },
  {
    name: 'Quarterly fire extinguisher round',
    assets: 'extinguisher',
    type: 'inspection',
    team: 'Technical',
    minutes: 120,
    recurrence: { unit: 'month', every: 3, monthDay: 15 },
    nonWorkingDay: 'after',
    leadDays: 21,
    sectors: ['school', 'clinic', 'retail', 'industry'],
    outcome: 'All extinguishers sealed and in place.',
    checks: [
      passFail(0, 'Seals unbroken'),
      measure(1, 'Extinguishers counted', 'pcs', 1, 200),
      words(2, 'Missing at'),
    ],
  },
  {
    name: 'Half-yearly ventilation service',
    assets: 'ventilation',
    type: 'preventive',
    team: 'Technical',
    minutes: 240,
    recurrence: { unit: 'month', every: 6, monthDay: 10 },
    nonWorkingDay: 'before',
    leadDays: 28,
    sectors: ['clinic', 'school', 'office'],
    outcome: 'Filters changed, fans cleaned, air volume measured.',
    checks: [
      check(0, 'Filters changed'),
      measure(1, 'Air volume', 'm³/h', 800, 4000),
      passFail(2, 'Bearings'),
    ],
  },
  {
    name: 'Yearly gutter cleaning',
    type: 'cleaning',
    team: 'Grounds',
    minutes: 180,
    recurrence: { unit: 'year', every: 1, months: [11], monthDay: 25 },
    nonWorkingDay: 'after',
    leadDays: 30,
    sectors: ['housing', 'school', 'private'],
    outcome: 'Gutters and downpipes free.',
    checks: [check(0, 'Gutters emptied'), check(1, 'Downpipes flushed')],
  },
  {
    name: 'Winter service readiness',
    type: 'inspection',
    team: 'Grounds',
    minutes: 45,
    recurrence: { unit: 'week', every: 1, weekdays: [4] },
    nonWorkingDay: 'before',
    season: { from: '11-01', to: '03-31' },
    leadDays: 14,
    sectors: ['housing', 'school', 'retail'],
    outcome: 'Grit boxes full, paths walked.',
    checks: [check(0, 'Grit boxes filled'), check(1, 'Snow shovels in place')],
  },
  {
    name: 'Playground inspection, last Friday',
    type: 'inspection',
    team: 'Grounds',
    minutes: 60,
    recurrence: { unit: 'month', every: 1, nth: { nth: 'last', weekday: 5 } },
    nonWorkingDay: 'before',
    leadDays: 14,
    sectors: ['school', 'housing'],
    outcome: 'Playground safe, sand raked.',
    checks: [passFail(0, 'Swing chains'), passFail(1, 'Climbing frame'), check(2, 'Sand raked')],
  },
  {
    name: 'Meter reading at the end of the month',
    assets: 'electrical',
    type: 'inspection',
    team: 'Technical',
    minutes: 30,
    recurrence: { unit: 'month', every: 1, monthDay: 31 },
    nonWorkingDay: 'keep',
    leadDays: 7,
    sectors: ['industry', 'retail', 'office'],
    outcome: 'Meters read and sent to the customer.',
    checks: [measure(0, 'Electricity', 'kWh', 0, 9_999_999), measure(1, 'Water', 'm³', 0, 999_999)],
  },
  {
    name: 'Emergency lighting test',
    assets: 'lighting',
    type: 'inspection',
    team: 'Technical',
    minutes: 75,
    recurrence: { unit: 'month', every: 1, nth: { nth: 1, weekday: 2 } },
    nonWorkingDay: 'after',
    leadDays: 14,
    sectors: ['school', 'clinic', 'retail'],
    outcome: 'All lamps passed the one-hour test.',
    checks: [passFail(0, 'One-hour test'), words(1, 'Lamps replaced')],
  },
  {
    name: 'Boiler service',
    assets: 'boiler',
    type: 'preventive',
    team: 'Technical',
    minutes: 150,
    recurrence: { unit: 'year', every: 1, months: [9], monthDay: 15 },
    nonWorkingDay: 'after',
    anchor: 'completion',
    leadDays: 30,
    sectors: ['private', 'housing', 'school'],
    outcome: 'Burner cleaned, values within limits.',
    checks: [
      measure(0, 'Flue gas loss', '%', 0, 11),
      measure(1, 'System pressure', 'bar', 1, 2.5),
      check(2, 'Burner cleaned'),
    ],
  },
  {
    name: 'Hedge and tree trimming',
    type: 'preventive',
    team: 'Grounds',
    minutes: 300,
    recurrence: { unit: 'year', every: 1, months: [2, 10], nth: { nth: 2, weekday: 3 } },
    nonWorkingDay: 'after',
    leadDays: 30,
    sectors: ['housing', 'office', 'private'],
    outcome: 'Hedges cut, clippings taken away.',
    checks: [check(0, 'Hedges cut'), check(1, 'Clippings removed')],
  },
  {
    name: 'Window cleaning every six weeks',
    type: 'cleaning',
    team: 'Cleaning',
    minutes: 240,
    recurrence: { unit: 'week', every: 6, weekdays: [3] },
    nonWorkingDay: 'after',
    leadDays: 21,
    sectors: ['retail', 'office', 'clinic'],
    outcome: 'Windows and frames cleaned inside and out.',
    checks: [check(0, 'Inside'), check(1, 'Outside'), check(2, 'Frames', false)],
  },
];
