import { attachments } from '@fm/domain/attachment';
import { COMPANY } from '@fm/domain/company';
import { customers } from '@fm/domain/customer';
import { kindOf } from '@fm/domain/kinds';
import type { RecordKind, Ref, Stored } from '@fm/domain/record';
import { followRecord, type Reminder, reminders } from '@fm/domain/reminder';
import { isSound, type Unit } from '../../unit';
import { type Move, moveContact } from './contacts';
import type { Piece } from './pieces';

/** Lets one record go over. Saying it twice changes nothing more. */
export function movePiece(unit: Unit, { of, id }: Piece, move: Move): Promise<void> {
  const { type } = of;
  if (type === 'contact') return moveContact(unit, id, move);
  if (type === reminders.type) return moveReminder(unit, id, move);
  if (type === attachments.type)
    return unit.change(
      attachments,
      id,
      (file) => ({ ok: true, follows: true, patch: entityPatch(file, move) }),
      move.note,
    );
  const kind = kindOf({ type, id });
  return kind ? repoint(unit, kind, id, move) : Promise.resolve();
}

interface OfCustomer {
  readonly customerRef?: Ref | undefined;
}

const repoint = (unit: Unit, kind: RecordKind<OfCustomer>, id: string, { from, to, note }: Move) =>
  unit.change(
    kind,
    id,
    ({ customerRef }) => ({
      ok: true,
      follows: true,
      patch: customerRef?.id === from.id ? { customerRef: to } : {},
    }),
    note,
  );

/** Lets a reminder go over. One that waits for a date of the customer itself waits for that date of the other one. */
async function moveReminder(unit: Unit, id: string, move: Move): Promise<void> {
  const reminder = await unit.find(reminders, id);
  const followed =
    reminder && isSound(reminders, reminder) && (await newMoment(unit, reminder, move.from.id, move.to.id));
  await unit.change(
    reminders,
    id,
    (current) => ({ ok: true, follows: true, patch: { ...followed, ...entityPatch(current, move) } }),
    move.note,
  );
}

async function newMoment(
  unit: Unit,
  reminder: Stored<Reminder>,
  from: string,
  to: string,
): Promise<Partial<Reminder>> {
  if (
    reminder.customerId !== from ||
    reminder.entity?.id !== from ||
    reminder.state !== 'scheduled' ||
    reminder.rule.kind !== 'relative'
  ) {
    return {};
  }
  const [before, after] = await Promise.all([unit.find(customers, from), unit.find(customers, to)]);
  const was = before && customers.followed?.(before);
  const is = after && customers.followed?.(after);
  if (!was || !is) return {};
  const { state, fireAt } = followRecord(
    reminder,
    { before: was, after: is, responsible: undefined },
    COMPANY.timezone,
  );
  return { ...(state && { state }), ...(fireAt && { fireAt }) };
}

/** A record that names a customer by its bare id, and may be about it. */
interface AboutCustomer {
  readonly customerId?: string | undefined;
  readonly entity?: { readonly type: string; readonly id: string; readonly label: string } | undefined;
}

/** What lets such a record go over; empty for one of another customer. */
const entityPatch = ({ customerId, entity }: AboutCustomer, { from, to }: Move) =>
  customerId === from.id
    ? {
        customerId: to.id,
        ...(entity?.id === from.id && { entity: { ...entity, id: to.id, label: to.name } }),
      }
    : {};
