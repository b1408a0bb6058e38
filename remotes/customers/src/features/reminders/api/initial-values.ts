import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import type { Ref } from '@fm/domain/record';
import type { ReminderInput } from '@fm/domain/reminder';
import { linkableKind } from '../linkable-kinds';
import type { AboutRecord } from '../use-open-reminder';

/** What a new reminder starts with that is about a record; undefined until that is known. */
export function useInitialValues(about: AboutRecord | undefined): Partial<ReminderInput> | undefined {
  const kind = about && linkableKind(about.type);
  const live = useLiveRecord(kind ?? customers, kind && about.id);
  if (!kind) return {};
  if (live.status === 'loading') return undefined;
  // A link that leads nowhere is no reason not to set the reminder.
  if (live.status !== 'ready') return {};
  const { id, customerRef } = live.record as { readonly id: string; readonly customerRef?: Ref };
  const entity = { type: kind.type as AboutType, id, label: kind.label(live.record) };
  const customerId = kind.type === customers.type ? id : customerRef?.id;
  return { entity, ...(customerId !== undefined && { customerId }) };
}

type AboutType = NonNullable<ReminderInput['entity']>['type'];
