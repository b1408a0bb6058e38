import { type Attachment, type AttachmentKind, fileOwner } from '@fm/domain/attachment';
import type { Offer } from '@fm/domain/offer';
import type { Actor, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { ACTORS } from '../accounts';
import type { Chronicle, SeedDocument } from '../chronicle';
import type { World } from '../world';
import { offerPhotos } from './offer-photos';
import { penStroke, plantRoom } from './pictures';
import { storedFile } from './stored-file';

const PAIRS = 14;
const SINGLE = 12;
const PHOTO = { width: 480, height: 360 };
const THUMB = { width: 160, height: 120 };
const DRAWN = { width: 480, height: 160 };

const BEFORE = ['Leak below the valve', 'Rust on the bracket', 'Water on the floor', 'Old valve, stuck'];
const AFTER = ['New valve, dry', 'Bracket renewed', 'Floor dried and cleaned', 'Valve turns easily'];
const ANY = ['Type plate of the pump', 'Access from the yard', 'Meter at the start', 'Room as it was left'];

type Order = Stored<WorkOrder>;

/**
 * Photos on some orders, pairs and single ones, and on offers, and what customers drew as their signature; on the demo
 * itself alone.
 */
export function buildFiles(
  world: World,
  orders: readonly Chronicle<WorkOrder>[],
  offers: readonly Chronicle<Offer>[],
): SeedDocument[] {
  if (world.copy > 0) return [];
  const done = orders.map(({ record }) => record).filter(({ completedAt }) => completedAt !== undefined);
  const called = done.filter(({ planRef }) => planRef === undefined);
  const others = done.filter((order) => !called.includes(order));
  // On some days few of those called in are done: none has two pairs while others have none.
  const shown = [...called, ...others].slice(0, Math.max(called.length, 2 * PAIRS));
  return [
    ...Array.from({ length: PAIRS }, (_, n) => pairOf(at(shown, n * 2), n)).flat(),
    ...Array.from({ length: SINGLE }, (_, n) => singleOf(at(shown, n * 2 + 1), n)),
    ...done.filter(isSigned).map(signatureOf),
    offerPhotos(offers),
  ].flat();
}

const isSigned = ({ signature }: Order) => signature?.attachmentId !== undefined;

const at = (orders: readonly Order[], n: number): Order => {
  const order = orders[n % orders.length];
  if (!order) throw new Error('The demo has completed orders.');
  return order;
};

function pairOf(order: Order, n: number): SeedDocument[][] {
  const before = `photo-${order.id}-${n}-before`;
  const photo = (id: string, kind: AttachmentKind, caption: string, worn: boolean, minutes: number) =>
    photoOf(order, id, n, { kind, caption, ...(worn ? {} : { pairId: before }) }, worn, minutes);
  return [
    photo(before, 'photoBefore', BEFORE[n % BEFORE.length] ?? '', true, 5),
    photo(`photo-${order.id}-${n}-after`, 'photoAfter', AFTER[n % AFTER.length] ?? '', false, 40),
  ];
}

const singleOf = (order: Order, n: number): SeedDocument[] =>
  photoOf(
    order,
    `photo-${order.id}-${n}`,
    n + 3,
    { kind: 'photo', caption: ANY[n % ANY.length] ?? '' },
    false,
    20,
  );

function photoOf(
  order: Order,
  id: string,
  n: number,
  file: Pick<Attachment, 'kind' | 'caption' | 'pairId'>,
  worn: boolean,
  minutes: number,
): SeedDocument[] {
  const takenAt = new Date((order.startedAt ?? order.createdAt).getTime() + minutes * 60_000);
  return stored(order, id, takenAt, plantRoom(n, worn, PHOTO.width, PHOTO.height), {
    ...file,
    ...PHOTO,
    name: `IMG_${String(2000 + n * 7 + (worn ? 0 : 1))}.png`,
    thumb: plantRoom(n, worn, THUMB.width, THUMB.height),
    takenAt,
  });
}

function signatureOf(order: Order, n: number): SeedDocument[] {
  const { signature, completedAt = order.updatedAt } = order;
  const drawn = penStroke(n);
  const name = `Signature of ${signature?.name ?? ''}`;
  const file = { ...DRAWN, kind: 'signature', name, thumb: drawn } as const;
  return stored(order, signature?.attachmentId ?? '', completedAt, drawn, file);
}

const stored = (
  order: Order,
  id: string,
  when: Date,
  content: Uint8Array,
  file: Pick<Attachment, 'kind' | 'name'> & Partial<Attachment>,
): SeedDocument[] => storedFile(fileOwner(workOrders, order), id, actorOf(order), when, content, file);

const actorOf = ({ completedBy }: Order): Actor =>
  Object.values(ACTORS).find(({ uid }) => uid === completedBy?.uid) ?? ACTORS.office;
