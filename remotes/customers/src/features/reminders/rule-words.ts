import { REMINDER_FIELD_LABELS, REPEAT_LABELS, type Reminder, repeatOf } from '@fm/domain/reminder';

/** Why a reminder comes when it does: the date it follows or its rhythm. Nothing for one that comes once. */
export function ruleWords({ rule, repeat }: Pick<Reminder, 'rule' | 'repeat'>): string | undefined {
  if (rule.kind === 'absolute') {
    const rhythm = repeatOf(repeat);
    return rhythm && REPEAT_LABELS[rhythm];
  }
  const date = REMINDER_FIELD_LABELS[rule.field].toLowerCase();
  const days = Math.abs(rule.offsetDays);
  if (days === 0) return `On the day: ${date}`;
  return `${days} ${days === 1 ? 'day' : 'days'} ${rule.offsetDays < 0 ? 'before' : 'after'}: ${date}`;
}
