import { CUSTOMER_KIND_LABELS, CUSTOMER_STATUS_LABELS, customers } from '../customer';
import { EMPLOYEE_STATUS_LABELS, EMPLOYMENT_TYPE_LABELS, employees, officeWeek } from '../employee';
import { maintenancePlans } from '../maintenance';
import { OFFER_STATUS_LABELS, offers } from '../offer';
import { type Fields, type Formats, isInHistory } from '../record';
import { REMINDER_STATE_LABELS, reminders } from '../reminder';
import { ROLE_LABELS } from '../role';
import { PRIORITY_LABELS, TASK_STATUS_LABELS, tasks } from '../task';
import { users } from '../user';
import { WORK_ORDER_STATUS_LABELS, WORK_ORDER_TYPE_LABELS, workOrders } from '../work-order';
import { changesAsText, fieldText, valueText } from './change-text';

interface Known {
  readonly fields: Fields;
}

const formats: Formats = {
  day: (day) => `day ${day}`,
  instant: (at) => at.toISOString(),
  number: (value) => String(value),
};

describe('history in words', () => {
  it.each<[string, string, Known]>([
    ['billing.city', 'Billing city', customers],
    ['billing.line1', 'Billing street and number', customers],
    ['accountManagerRef', 'Account manager', customers],
    ['accountManagerRef.name', 'Account manager', customers],
    ['paymentDays', 'Payment term in days', customers],
    ['name', 'Name', customers],
    ['checklist.Qx3bT81kd93kLm02aQ.value', 'Checklist value', workOrders],
    ['lines.a1', 'Line', offers],
    ['lines.a1.unitMinor', 'Line price', offers],
    ['taxId', 'Tax number', customers],
    ['certificates.a1.name', 'Certificates', employees],
    ['fax', 'fax', employees],
  ])('calls %s "%s"', (path, words, kind) => expect(fieldText(kind.fields, path)).toBe(words));

  it.each<[string, Readonly<Record<string, string>>, Known]>([
    ['status', CUSTOMER_STATUS_LABELS, customers],
    ['kind', CUSTOMER_KIND_LABELS, customers],
    ['status', EMPLOYEE_STATUS_LABELS, employees],
    ['employmentType', EMPLOYMENT_TYPE_LABELS, employees],
    ['status', TASK_STATUS_LABELS, tasks],
    ['priority', PRIORITY_LABELS, tasks],
    ['status', WORK_ORDER_STATUS_LABELS, workOrders],
    ['type', WORK_ORDER_TYPE_LABELS, workOrders],
    ['status', OFFER_STATUS_LABELS, offers],
    ['state', REMINDER_STATE_LABELS, reminders],
    ['role', { admin: ROLE_LABELS.admin, office: ROLE_LABELS.office, manager: ROLE_LABELS.manager }, users],
  ])('calls the values of %s as the screens do', (path, labels, kind) => {
    const words = Object.keys(labels).map((code) => valueText(kind.fields, path, code, formats));
    expect(words).toEqual(Object.values(labels));
  });

  it('writes days, instants, money, rates and durations as such', () => {
    expect(valueText(workOrders.fields, 'dueDate', '2026-11-20', formats)).toBe('day 2026-11-20');
    expect(valueText(workOrders.fields, 'startedAt', new Date(0), formats)).toBe('1970-01-01T00:00:00.000Z');
    expect(valueText(offers.fields, 'lines.a1.unitMinor', 12_345, formats)).toBe('123.45');
    expect(valueText(offers.fields, 'lines.a1.taxBp', 1900, formats)).toBe('19 %');
    expect(valueText(workOrders.fields, 'estimateMin', 90, formats)).toBe('1 h 30 min');
  });

  it('says of a check whether it was passed as the checklist does', () => {
    expect(
      ['pass', 'fail', 'notApplicable'].map((code) =>
        valueText(workOrders.fields, 'checklist.a1.value', code, formats),
      ),
    ).toEqual(['Pass', 'Fail', 'Not applicable']);
    expect(valueText(workOrders.fields, 'description', 'fail', formats)).toBe('fail');
  });

  it('does not show the id of the file that fills a checklist item', () => {
    expect(valueText(workOrders.fields, 'checklist.a1.value', 'Qx3bT81kd93kLm02aQzz', formats)).toBe('photo');
    expect(valueText(workOrders.fields, 'checklist.a1.value', 'Two seals', formats)).toBe('Two seals');
  });

  it('names what was added and joins lists', () => {
    expect(
      valueText(workOrders.fields, 'checklist.a1', { label: 'Check the filter', order: 1 }, formats),
    ).toBe('Check the filter');
    expect(valueText(customers.fields, 'tags', ['clinic', 'VIP'], formats)).toBe('clinic, VIP');
  });

  it('calls kinds of work in a list as the screens do', () => {
    expect(valueText(employees.fields, 'certificates.a1.types', ['corrective', 'cleaning'], formats)).toBe(
      'Repair, Cleaning',
    );
  });

  it('says absences and hours of work', () => {
    const absence = { from: '2026-12-01', to: '2026-12-04', kind: 'other' };
    const oneDay = { from: '2026-12-24', to: '2026-12-24', kind: 'sick' };
    expect(valueText(employees.fields, 'absences', [absence, oneDay], formats)).toBe(
      'Away day 2026-12-01 – day 2026-12-04, Sick day 2026-12-24',
    );
    const spans = [
      { fromMin: 480, toMin: 720 },
      { fromMin: 750, toMin: 1440 },
    ];
    expect(valueText(employees.fields, 'weekHours.mon', spans, formats)).toBe('08:00–12:00, 12:30–24:00');
    expect(fieldText(employees.fields, 'weekHours.mon')).toBe('Week hours Monday');
    const week = officeWeek([]);
    expect(valueText(employees.fields, 'weekHours', { ...week, tue: spans }, formats)).toBe(
      'Tuesday 08:00–12:00 and 12:30–24:00',
    );
    expect(valueText(employees.fields, 'weekHours', week, formats)).toBe('no hours');
  });

  it('says what is in a field that came whole', () => {
    const waiting = { reason: 'parts', until: '2026-11-27' };
    expect(valueText(workOrders.fields, 'waiting', waiting, formats)).toBe(
      'reason Parts, until day 2026-11-27',
    );
    expect(
      valueText(maintenancePlans.fields, 'recurrence', { unit: 'week', every: 2, weekdays: [1, 3] }, formats),
    ).toBe('unit Weeks, every 2, weekdays Monday, Wednesday');
  });

  it('shortens long texts', () => {
    expect(valueText(customers.fields, 'notes', 'x'.repeat(5000), formats)).toHaveLength(501);
  });

  it('leaves out the side where there was nothing', () => {
    expect(changesAsText(customers.fields, [{ path: 'phone', to: '+49 30 1' }], formats)).toEqual([
      { field: 'Phone', to: '+49 30 1' },
    ]);
  });

  it('names the line that a field belongs to', () => {
    const change = { path: 'lines.line-02.qtyMilli', entryName: 'Deep cleaning', from: 16_000, to: 20_000 };
    expect(changesAsText(offers.fields, [change], formats)).toEqual([
      { field: 'Quantity of “Deep cleaning”', from: '16', to: '20' },
    ]);
    const item = { path: 'template.checklist.Qx3bT81kd93kLm02aQ.label', entryName: 'Filter', to: 'Filters' };
    expect(changesAsText(maintenancePlans.fields, [item], formats)).toEqual([
      { field: 'Label of “Filter”', to: 'Filters' },
    ]);
  });

  it('leaves out fields that only repeat another one', () => {
    const changes = [
      { path: 'status', from: 'draft', to: 'scheduled' },
      { path: 'statusGroup', from: 'open', to: 'open' },
      { path: 'crewIds', from: ['a'], to: ['b'] },
      { path: 'completedBy.uid', to: 'u1' },
    ];
    expect(changesAsText(workOrders.fields, changes, formats)).toEqual([
      { field: 'Status', from: 'Draft', to: 'Scheduled' },
    ]);
  });
});

it('tells of a plan that is late in words, and counts nothing that people do not see', () => {
  expect(fieldText(maintenancePlans.fields, 'healthWhy')).toBe('What is wrong');
  expect(isInHistory(maintenancePlans.fields, 'ignoredInRow')).toBe(false);
});
