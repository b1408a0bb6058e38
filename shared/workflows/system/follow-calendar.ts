import { today } from '@fm/domain/calendar-day';
import { COMPANY, keepCompany } from '@fm/domain/company';
import { maintenancePlans, occurrencesAfterCalendar } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { COMPANY_ID, companyFrom, type Settings, settings } from '@fm/domain/settings';
import type { DocumentDatabase, DocumentQuery } from '../documents';
import { holidayDays, YEARS_KNOWN } from '../settings';
import { actAsSystem } from './act-as-system';
import { eachDue, type JobReport, TOGETHER } from './each-due';

/** Active plans that keep to the days of the company. */
export const plansOfCompanyCalendar = (limit: number): DocumentQuery => ({
  path: maintenancePlans.path,
  filters: [
    ['trashed', '==', false],
    ['state', '==', 'active'],
    ['calendarId', '==', 'company'],
  ],
  orders: [],
  limit,
});

const settingsNow = (database: DocumentDatabase): Promise<Stored<Settings> | undefined> =>
  actAsSystem(database, new Date(), (unit) => unit.find(settings, COMPANY_ID));

/**
 * Keeps the holidays of the company known for the years to come, and takes the next occurrence of each plan that keeps to them
 * to its day once the days on which nobody works are others. Orders that are there stay where they are.
 */
export async function followCalendar(database: DocumentDatabase, now: Date): Promise<JobReport> {
  const year = now.getFullYear();
  const before = await settingsNow(database);
  const years = Object.keys(before?.holidayDays ?? {}).map((day) => Number(day.slice(0, 4)));
  const isBehind = before?.holidayDays !== undefined && Math.max(...years) < year + YEARS_KNOWN;
  if (before && isBehind) {
    const days = await holidayDays(before.holidayRegion, year);
    await actAsSystem(database, now, (unit) =>
      unit.change(settings, COMPANY_ID, ({ holidayRegion }) => ({
        ok: true,
        // Whoever chose another region meanwhile has stored its days.
        patch: holidayRegion === before.holidayRegion ? { holidayDays: days, calendarChanged: true } : {},
        kind: 'changed',
        note: `The holidays up to ${year + YEARS_KNOWN} are known now.`,
      })),
    );
  }
  const current = await settingsNow(database);
  if (!current?.calendarChanged) return { counts: isBehind ? { years: 1 } : {}, failures: [] };
  keepCompany(companyFrom(current));
  const day = today(COMPANY.timezone, now);
  const report = await eachDue(database, now, {
    query: plansOfCompanyCalendar,
    together: TOGETHER,
    look: async (_, page) =>
      page.filter(({ data }) => Object.keys(occurrencesAfterCalendar(data as never, day)).length > 0),
    async act(unit, id) {
      await unit.change(maintenancePlans, id, (plan) => ({
        ok: true,
        patch: occurrencesAfterCalendar(plan, day),
        note: 'The working days or holidays of the company are others.',
      }));
      return { plans: 1 };
    },
  });
  if (report.failures.length === 0)
    await actAsSystem(database, now, (unit) =>
      unit.change(settings, COMPANY_ID, ({ rev }) => ({
        ok: true,
        // Settings that were saved meanwhile are followed by the next run.
        patch: rev === current.rev ? { calendarChanged: undefined } : {},
      })),
    );
  return report;
}
