import { defineKind } from '../record';
import { type DayStatistics, STATISTIC_LABELS, statisticsSchema } from './statistics';

export const statistics = defineKind<DayStatistics>({
  path: 'statistics',
  type: 'statistics',
  called: { one: 'count', many: 'counts' },
  schema: statisticsSchema,
  fields: { day: 'Day', at: 'Counted', ...STATISTIC_LABELS },
  label: ({ day }) => day,
});
