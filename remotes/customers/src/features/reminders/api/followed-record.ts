import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import type { Followed, Ref } from '@fm/domain/record';
import type { Reminder } from '@fm/domain/reminder';
import { linkableKind } from '../linkable-kinds';

/** What the record a reminder is about says at this moment. */
export interface FollowedRecord {
  readonly followed: Followed;
  /** The login of whoever is responsible; undefined for nobody, and for one without a login. */
  readonly responsible: Ref | undefined;
}

/** The dates of a record and who is responsible for it, live; undefined while not known, and without a record. */
export function useFollowedRecord(entity: Reminder['entity'] | null): FollowedRecord | undefined {
  const kind = entity ? linkableKind(entity.type) : undefined;
  const live = useLiveRecord(kind ?? customers, kind && entity?.id);
  const followed = live.status === 'ready' ? kind?.followed?.(live.record) : undefined;
  const person = useLiveRecord(employees, followed?.responsible);
  if (!followed) return undefined;
  const login = person.status === 'ready' ? person.record.userId : undefined;
  const responsible =
    person.status === 'ready' && login ? { id: login, name: person.record.displayName } : undefined;
  return { followed, responsible };
}
