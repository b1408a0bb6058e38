import type { NumberedType } from '@fm/domain/company';
import { kindLabel } from '@fm/domain/kinds';
import type { Stored } from '@fm/domain/record';
import {
  COMPANY_ID,
  companyFrom,
  NUMBERED,
  type Settings,
  settings,
  settingsFormSchema,
  settingsSchema,
  settingsToRecord,
} from '@fm/domain/settings';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { type DataFailure, FailureSignal, invalid, missing } from '../failure';
import { same } from '../unit';
import { holidayDays } from './holiday-days';

const savedAlready: DataFailure = {
  kind: 'conflict',
  message:
    'Somebody else saved the settings first. Your text is still here: reload the page to begin from theirs.',
};

/** Saves the settings of the company, with the days of the holidays that it keeps. */
export const saveSettings = defineCommand({
  name: 'settings.save',
  permission: 'settings:manage',
  input: v.object({
    id: v.literal(COMPANY_ID),
    values: settingsFormSchema,
    /** As the form was filled: what is stored may be damaged, and saving mends it. */
    base: v.nullable(v.record(v.string(), v.unknown())),
  }),
  async run(unit, { id, values, base }, { now }) {
    const current = await unit.find(settings, id);
    if (base === null && current) throw new FailureSignal(savedAlready);
    if (base !== null && !current) throw new FailureSignal(missing);
    const own = settingsToRecord(values);
    const days = await holidayDays(own.holidayRegion, now.getFullYear());
    const planned = companyFrom(current);
    const isSameCalendar =
      current !== undefined && same(own.workingDays, planned.workingDays) && same(days, planned.holidayDays);
    const record: Settings = {
      ...own,
      holidayDays: days,
      calendarChanged: (isSameCalendar ? current.calendarChanged : true) || undefined,
      prefixOwners: ownersOf(own, current),
      numbersFromIn: same(own.numbersFrom, companyFrom(current).numbersFrom)
        ? companyFrom(current).numbersFromIn
        : now.getFullYear(),
    };
    if (!current) await unit.create(settings, id, record);
    else if (v.is(settingsSchema, current))
      await unit.update(settings, { ...base, id } as Stored<Settings>, record);
    else await unit.change(settings, id, () => ({ ok: true, patch: record }));
    return null;
  },
});

/** Which kind has which prefix, from the first time on. Throws where another kind had one before. */
function ownersOf(
  { numberPrefixes }: Pick<Settings, 'numberPrefixes'>,
  current: Settings | undefined,
): NonNullable<Settings['prefixOwners']> {
  const before = companyFrom(current).numberPrefixes;
  const known: Record<string, NumberedType> = { ...ownersIn(before), ...current?.prefixOwners };
  const taken = NUMBERED.flatMap((type) => {
    const owner = known[numberPrefixes[type]];
    if (owner === undefined || owner === type) return [];
    const message = `${kindLabel(owner)} numbers begin with ${numberPrefixes[type]}, or did. Choose another one, so that no number is there twice.`;
    return [[`values.numberPrefixes.${type}`, message]];
  });
  if (taken.length > 0)
    throw new FailureSignal(
      invalid('Nothing was saved: look at the marked fields.', Object.fromEntries(taken)),
    );
  return { ...known, ...ownersIn(numberPrefixes) };
}

const ownersIn = (prefixes: Settings['numberPrefixes']): Record<string, NumberedType> =>
  Object.fromEntries(NUMBERED.map((type) => [prefixes[type], type]));
