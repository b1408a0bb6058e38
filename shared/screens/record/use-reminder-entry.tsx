import { reminderAddress } from '@fm/contract/addresses';
import type { RecordKind } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { BellIcon } from '@fm/ui';
import type { MenuEntry } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';

/** For the menu of a record: a new reminder about it. Nothing for whom reminders are not, and for what is not stored. */
export function useReminderEntry(
  { type }: Pick<RecordKind<object>, 'type'>,
  id: string | undefined,
): readonly MenuEntry[] {
  const navigate = useNavigate();
  const { can } = useHost();
  if (id === undefined || !can('reminders:edit')) return [];
  const onSelect = () => navigate(reminderAddress.new({ about: type, record: id }));
  return [{ id: 'reminder', label: 'New reminder…', icon: <BellIcon />, onSelect }];
}
