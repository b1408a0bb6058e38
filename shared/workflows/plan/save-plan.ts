import { laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { maintenancePlans, planForm, planPeople } from '@fm/domain/maintenance';
import { sites } from '@fm/domain/site';
import type { OrderPart, OrderParts } from '@fm/domain/work-order';
import { nameReason } from '../assignment';
import { keptItemRef } from '../catalogue';
import { crewOf, placeRefs } from '../reference';
import { defineSave } from '../save';
import type { Unit } from '../unit';

/** Creates a maintenance plan, or saves its form. */
export const savePlan = defineSave('plans.save', 'maintenance:edit', {
  kind: maintenancePlans,
  schema: planForm.schema,
  async settle(unit, { id, values, base }) {
    const stored = await unit.find(maintenancePlans, id);
    const placed = await placeRefs(unit, { values, base, stored });
    const site = await unit.find(sites, placed.siteRef.id);
    return {
      ...placed,
      timezone: site?.timezone ?? values.timezone,
      template: {
        ...values.template,
        ...(await crewOf(unit, values.template, stored?.template, 'values.template')),
        parts:
          values.template.parts && (await settledParts(unit, values.template.parts, stored?.template.parts)),
      },
    };
  },
  async check(unit, { values, current }, { now }) {
    const { leadRef, crewRefs, type } = values.template;
    const before = new Set(current ? planPeople(current.template).map(({ id }) => id) : []);
    const all = [...(leadRef ? [leadRef] : []), ...crewRefs].map(({ id }) => id);
    const day = laterDay(values.startDate, today(COMPANY.timezone, now));
    const to = all.filter((id) => !before.has(id));
    await nameReason(unit, { to, day, type, reason: values.reason }, 'values.reason');
  },
  note: ({ reason }) => (reason === '' ? undefined : { note: reason }),
  toRecord: (values, before, { now }) => planForm.toRecord(values, today(COMPANY.timezone, now), before),
});

/** The parts, each with the number of its item as the catalogue has it, and signed by nobody. */
async function settledParts(
  unit: Unit,
  typed: OrderParts,
  stored: OrderParts | undefined,
): Promise<OrderParts> {
  const parts: [string, OrderPart][] = [];
  for (const [id, { by: _by, at: _at, ...part }] of Object.entries(typed))
    parts.push([id, { ...part, itemRef: await keptItemRef(unit, part.itemRef, stored?.[id]?.itemRef) }]);
  return Object.fromEntries(parts);
}
