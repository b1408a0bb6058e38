import type { ReminderInput, ReminderValues } from '@fm/domain/reminder';
import type { UseFormReturn } from '@fm/ui/form';

export type ReminderFormOf = UseFormReturn<ReminderInput, unknown, ReminderValues>;
