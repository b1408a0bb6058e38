import { defineKind } from '../record';
import { LABOUR_KIND_LABELS } from './labour';
import { type Timer, timerSchema } from './timer';

export const timers = defineKind<Timer>({
  path: 'timers',
  type: 'timer',
  called: { one: 'timer', many: 'timers' },
  schema: timerSchema,
  fields: {
    employeeRef: 'Employee',
    running: {
      label: 'Running',
      fields: {
        workOrderRef: 'work order',
        customerId: 'customer id',
        siteId: 'site id',
        timezone: 'timezone',
        kind: { label: 'kind', labels: LABOUR_KIND_LABELS },
        startedAt: 'started',
      },
    },
  },
  label: ({ employeeRef }) => `Timer of ${employeeRef.name}`,
});
