import { type Asset, assets } from '@fm/domain/asset';
import { laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { employees } from '@fm/domain/employee';
import { maintenancePlans, type PlanValues, planForm, planPeople } from '@fm/domain/maintenance';
import type { Ref } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import type { OrderPart, OrderParts } from '@fm/domain/work-order';
import { nameReason } from '../assignment';
import { keptItemRef } from '../catalogue';
import { FailureSignal, invalid } from '../failure';
import { namedRef, placeRefs } from '../reference';
import { defineSave } from '../save';
import type { Unit } from '../unit';

/** Creates a maintenance plan, or saves its form. */
export const savePlan = defineSave('plans.save', 'maintenance:edit', {
  kind: maintenancePlans,
  schema: planForm.schema,
  async settle(unit, { id, values, base }) {
    const stored = await unit.find(maintenancePlans, id);
    const place = await placeRefs(unit, { values, base, stored });
    const siteRef = place.siteRef ?? values.siteRef;
    const site = await unit.find(sites, siteRef.id);
    const known = new Map([
      ...(stored?.template.crewRefs ?? []).map((ref) => [ref.id, ref] as const),
      ...(stored?.template.leadId ? [[stored.template.leadId, leadOf(stored.template)] as const] : []),
    ]);
    const { leadRef, crewRefs } = values.template;
    const lead = leadRef && (await personRef(unit, leadRef, known, 'values.template.leadRef'));
    const crew: Ref[] = [];
    for (const person of crewRefs)
      crew.push(await personRef(unit, person, known, 'values.template.crewRefs'));
    const assetRefs = await settledAssets(unit, values, siteRef.id, stored?.assetRefs ?? []);
    return {
      ...values,
      customerRef: place.customerRef,
      siteRef,
      assetRefs,
      timezone: site?.timezone ?? values.timezone,
      template: {
        ...values.template,
        leadRef: lead,
        crewRefs: crew,
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

const leadOf = ({
  leadId = '',
  leadName = '',
}: {
  leadId?: string | undefined;
  leadName?: string | undefined;
}) => ({
  id: leadId,
  name: leadName,
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

/** A person of the plan, with the name from the record unless the plan has that person already. */
async function personRef(
  unit: Unit,
  typed: Ref,
  known: ReadonlyMap<string, Ref>,
  field: string,
): Promise<Ref> {
  const person = await namedRef(
    unit,
    { typed, base: null, stored: known.get(typed.id) },
    {
      kind: employees,
      field,
      message: `“${typed.name}” is not there any more. Choose somebody else.`,
      nameOf: ({ displayName }) => displayName,
    },
  );
  return person ?? typed;
}

/** The assets by the names of their records, or as the plan has them. Throws where one that is new to it is not at its site. */
async function settledAssets(
  unit: Unit,
  { assetRefs }: PlanValues,
  siteId: string,
  known: readonly Ref[],
): Promise<Ref[]> {
  const settled = assetRefs.map(async ({ id, name }) => {
    const kept = known.find((asset) => asset.id === id);
    if (kept) return kept;
    const asset = await unit.find<Asset>(assets, id);
    if (asset?.siteRef.id === siteId) return { id, name: asset.name };
    const message = `“${name}” is not at this site. Choose assets of the site.`;
    throw new FailureSignal(invalid(message, { 'values.assetRefs': message }));
  });
  return Promise.all(settled);
}
