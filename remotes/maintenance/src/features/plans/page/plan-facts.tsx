import { assetAddress, customerAddress } from '@fm/contract/addresses';
import { DAY } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { HOLIDAY_CALENDAR_LABELS } from '@fm/domain/holidays';
import { ANCHOR_LABELS, occurrencesOf, type Plan } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { NON_WORKING_DAY_LABELS } from '@fm/domain/recurrence';
import { seesPrices } from '@fm/domain/role';
import { PRIORITY_LABELS } from '@fm/domain/task';
import { WORK_ORDER_TYPE_LABELS } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import {
  type Description,
  DescriptionList,
  formatCounted,
  formatDay,
  formatMinutes,
  formatMoney,
  Panel,
  TextLink,
} from '@fm/ui';

/** Where a plan works, with whom, and by which rule; what is not known is left out. */
export const PlanFacts = ({ plan }: { readonly plan: Stored<Plan> }) => {
  const priced = seesPrices(useSession().role);
  return (
    <>
      <Facts title="Where" items={placeOf(plan)} />
      <Facts title="Work orders" items={ordersOf(plan, priced)} />
      <Facts title="Rule" items={ruleOf(plan)} />
    </>
  );
};

const Facts = ({ title, items }: { readonly title: string; readonly items: readonly Description[] }) => (
  <Panel title={title}>
    <DescriptionList items={items.filter(({ value }) => value)} />
  </Panel>
);

const placeOf = ({ customerRef, siteRef, assetRefs = [] }: Plan): Description[] => [
  {
    term: 'Customer',
    value: <TextLink to={customerAddress.record(customerRef.id)}>{customerRef.name}</TextLink>,
  },
  { term: 'Site', value: siteRef.name },
  {
    term: 'Assets',
    value:
      assetRefs.length > 0 &&
      assetRefs.map(({ id, name }) => (
        <p key={id}>
          <TextLink to={assetAddress.record(id)}>{name}</TextLink>
        </p>
      )),
  },
];

function ordersOf({ template, leadDays, dueAfterDays, priceMinor }: Plan, priced: boolean): Description[] {
  const { type, priority, plannedFrom, estimateMin, leadName, crewRefs, requireSignature } = template;
  return [
    { term: 'Lead', value: leadName },
    { term: 'Crew', value: crewRefs.map(({ name }) => name).join(', ') },
    { term: 'Type', value: WORK_ORDER_TYPE_LABELS[type] },
    { term: 'Priority', value: PRIORITY_LABELS[priority] },
    { term: 'From', value: plannedFrom },
    { term: 'Estimate', value: estimateMin && formatMinutes(estimateMin) },
    { term: 'Signature', value: requireSignature && 'Required' },
    { term: 'Created', value: `${formatCounted(leadDays, DAY)} before` },
    { term: 'Due', value: `${formatCounted(dueAfterDays, DAY)} after` },
    {
      term: 'Price of an occurrence',
      value: priced && priceMinor !== undefined && formatMoney(priceMinor, COMPANY.currency),
    },
  ];
}

const ruleOf = (plan: Stored<Plan>): Description[] => [
  { term: 'First day', value: formatDay(plan.startDate) },
  { term: 'Last day', value: plan.endDate && formatDay(plan.endDate) },
  { term: 'At most', value: plan.maxCount && formatCounted(plan.maxCount, occurrencesOf(plan.id).called) },
  { term: 'Next occurrence', value: ANCHOR_LABELS[plan.anchor] },
  { term: 'On days off', value: NON_WORKING_DAY_LABELS[plan.nonWorkingDay] },
  { term: 'Holidays', value: plan.calendarId && HOLIDAY_CALENDAR_LABELS[plan.calendarId] },
];
