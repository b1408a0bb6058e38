import { addressLine } from '@fm/domain/address';
import { ASSET_CATEGORY_LABELS, ASSET_STATUS_LABELS, ASSETS_IN_USE, assets } from '@fm/domain/asset';
import { type CalendarDay, laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { CUSTOMER_STATUS_LABELS, contactsOf, customers, townOf } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { sites } from '@fm/domain/site';
import { recordOptions } from './record-options';
import { workingOn } from './working-on';

/** Employees to choose from for what is done on `day`: those who left before it, or by today, are not. */
export const employeeOptionsOn = (day: CalendarDay | '' | undefined) => {
  const now = today(COMPANY.timezone);
  return recordOptions({
    collection: employees,
    orderBy: 'nameLower',
    detail: ({ jobTitle, team }) => [jobTitle, team].filter(Boolean).join(', '),
    build: (spec) => spec.apply(workingOn(day ? laterDay(day, now) : now)),
  });
};

/** Employees to choose from: those who left are not. */
export const employeeOptions = (query: string) => employeeOptionsOn(undefined)(query);

/** Customers to choose from, with what tells namesakes apart; the state is told where it is not "Active". */
export const customerOptions = recordOptions({
  collection: customers,
  orderBy: 'nameLower',
  detail: (customer) =>
    [
      customer.number,
      townOf(customer),
      customer.status === 'active' ? undefined : CUSTOMER_STATUS_LABELS[customer.status],
    ]
      .filter(Boolean)
      .join(' · '),
});

/** The sites of one customer to choose from. */
export const siteOptions = (customerId: string) =>
  recordOptions({
    collection: sites,
    orderBy: 'nameLower',
    detail: ({ address }) => addressLine(address),
    build: (spec) => spec.where('customerRef.id', '==', customerId),
  });

/** The people at one customer to choose from. */
export const contactOptions = (customerId: string) =>
  recordOptions({
    collection: contactsOf(customerId),
    orderBy: 'nameLower',
    detail: ({ function: job, email, phone }) => [job, email ?? phone].filter(Boolean).join(' · '),
  });

/** The assets of one site to choose from, but for retired ones; the state is told where it is not "Operational". */
export const assetOptions = (siteId: string) =>
  recordOptions({
    collection: assets,
    orderBy: 'nameLower',
    detail: ({ category, area, tagCode, status }) =>
      [
        ASSET_CATEGORY_LABELS[category],
        area,
        tagCode,
        status === 'operational' ? undefined : ASSET_STATUS_LABELS[status],
      ]
        .filter(Boolean)
        .join(' · '),
    build: (spec) => spec.where('siteRef.id', '==', siteId).where('status', 'in', ASSETS_IN_USE),
  });
