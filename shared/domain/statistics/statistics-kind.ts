import { defineKind } from '../record';
import { type DayStatistics, STATISTIC_LABELS, statisticsSchema } from './statistics';

export const statistics = defineKind<DayStatistics>({
  path: 'statistics',
  type: 'statistics',
  called: { one: 'count', many: 'counts' },
  schema: statisticsSchema,
  fields: { day: { label: 'Day', format: 'day' }, at: 'Counted', ...STATISTIC_LABELS },
  label: ({ day }) => day,
});
