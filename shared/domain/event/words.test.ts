import { CUSTOMER_KIND_LABELS, CUSTOMER_STATUS_LABELS } from '../customer';
import { EMPLOYEE_STATUS_LABELS, EMPLOYMENT_TYPE_LABELS, officeWeek } from '../employee';
import { OFFER_STATUS_LABELS } from '../offer';
import { REMINDER_STATE_LABELS } from '../reminder';
import { PRIORITY_LABELS, TASK_STATUS_LABELS } from '../task';
import { WORK_ORDER_STATUS_LABELS, WORK_ORDER_TYPE_LABELS } from '../work-order';
import { changesInWords, deedOf, type Formats, fieldWords, valueWords } from './words';

const formats: Formats = {
  day: (day) => `day ${day}`,
  instant: (at) => at.toISOString(),
  number: (value) => String(value),
};

describe('history in words', () => {
  it('says what was done to which kind of record', () => {
    const entity = { type: 'workOrder', id: 'w1', label: 'WO-2026-0042 Boiler' };
    expect(deedOf({ kind: 'created', entity })).toBe('created the work order');
  });

  it.each([
    ['billing.city', 'Billing city'],
    ['billing.line1', 'Billing street and number'],
    ['accountManagerRef', 'Account manager'],
    ['accountManagerRef.name', 'Account manager'],
    ['paymentDays', 'Payment days'],
    ['name', 'Name'],
    ['checklist.Qx3bT81kd93kLm02aQ.value', 'Checklist value'],
    ['unitMinor', 'Price'],
    ['lines.a1.unitMinor', 'Line price'],
    ['taxId', 'Tax number'],
  ])('calls %s "%s"', (path, words) => expect(fieldWords(path)).toBe(words));

  it.each([
    ['status', CUSTOMER_STATUS_LABELS],
    ['kind', CUSTOMER_KIND_LABELS],
    ['status', EMPLOYEE_STATUS_LABELS],
    ['employmentType', EMPLOYMENT_TYPE_LABELS],
    ['status', TASK_STATUS_LABELS],
    ['priority', PRIORITY_LABELS],
    ['status', WORK_ORDER_STATUS_LABELS],
    ['type', WORK_ORDER_TYPE_LABELS],
    ['status', OFFER_STATUS_LABELS],
    ['state', REMINDER_STATE_LABELS],
  ])('calls the values of %s as the screens do', (path, labels) => {
    const words = Object.keys(labels).map((code) => valueWords(path, code, formats));
    expect(words).toEqual(Object.values(labels));
  });

  it('writes days, instants, money, rates and durations as such', () => {
    expect(valueWords('dueDate', '2026-11-20', formats)).toBe('day 2026-11-20');
    expect(valueWords('startedAt', new Date(0), formats)).toBe('1970-01-01T00:00:00.000Z');
    expect(valueWords('unitMinor', 12_345, formats)).toBe('123.45');
    expect(valueWords('taxBp', 1900, formats)).toBe('19 %');
    expect(valueWords('estimateMin', 90, formats)).toBe('90 min');
  });

  it('says of a check whether it was passed as the checklist does', () => {
    expect(
      ['pass', 'fail', 'notApplicable'].map((code) => valueWords('checklist.a1.value', code, formats)),
    ).toEqual(['Pass', 'Fail', 'Not applicable']);
    expect(valueWords('description', 'fail', formats)).toBe('fail');
  });

  it('does not show the id of the file that fills a checklist item', () => {
    expect(valueWords('checklist.a1.value', 'Qx3bT81kd93kLm02aQzz', formats)).toBe('photo');
    expect(valueWords('checklist.a1.value', 'Two seals', formats)).toBe('Two seals');
  });

  it('names what was added and joins lists', () => {
    expect(valueWords('checklist.a1', { label: 'Check the filter', order: 1 }, formats)).toBe(
      'Check the filter',
    );
    expect(valueWords('tags', ['clinic', 'VIP'], formats)).toBe('clinic, VIP');
  });

  it('calls kinds of work in a list as the screens do', () => {
    expect(valueWords('certificates.a1.types', ['corrective', 'cleaning'], formats)).toBe('Repair, Cleaning');
  });

  it('says absences and hours of work', () => {
    const absence = { from: '2026-12-01', to: '2026-12-04', kind: 'other' };
    const oneDay = { from: '2026-12-24', to: '2026-12-24', kind: 'sick' };
    expect(valueWords('absences', [absence, oneDay], formats)).toBe(
      'Away day 2026-12-01 – day 2026-12-04, Sick day 2026-12-24',
    );
    const spans = [
      { fromMin: 480, toMin: 720 },
      { fromMin: 750, toMin: 1440 },
    ];
    expect(valueWords('weekHours.mon', spans, formats)).toBe('08:00–12:00, 12:30–24:00');
    expect(fieldWords('weekHours.mon')).toBe('Week hours Monday');
    const week = officeWeek([]);
    expect(valueWords('weekHours', { ...week, tue: spans }, formats)).toBe(
      'Tuesday 08:00–12:00 and 12:30–24:00',
    );
    expect(valueWords('weekHours', week, formats)).toBe('no hours');
  });

  it('shortens long texts', () => {
    expect(valueWords('notes', 'x'.repeat(5000), formats)).toHaveLength(501);
  });

  it('leaves out the side where there was nothing', () => {
    expect(changesInWords([{ path: 'phone', to: '+49 30 1' }], formats)).toEqual([
      { field: 'Phone', to: '+49 30 1' },
    ]);
  });

  it('names the line that a field belongs to', () => {
    const change = { path: 'lines.line-02.qtyMilli', entryName: 'Deep cleaning', from: 16_000, to: 20_000 };
    expect(changesInWords([change], formats)).toEqual([
      { field: 'Quantity of “Deep cleaning”', from: '16', to: '20' },
    ]);
    const item = { path: 'template.checklist.Qx3bT81kd93kLm02aQ.label', entryName: 'Filter', to: 'Filters' };
    expect(changesInWords([item], formats)).toEqual([{ field: 'Label of “Filter”', to: 'Filters' }]);
  });

  it('leaves out fields that only repeat another one', () => {
    const changes = [
      { path: 'status', from: 'draft', to: 'scheduled' },
      { path: 'statusGroup', from: 'open', to: 'open' },
      { path: 'crewIds', from: ['a'], to: ['b'] },
      { path: 'completedBy.uid', to: 'u1' },
    ];
    expect(changesInWords(changes, formats)).toEqual([{ field: 'Status', from: 'Draft', to: 'Scheduled' }]);
  });
});
