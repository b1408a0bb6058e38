import type { TrashScope } from '@fm/data';
import { type Offer, offers } from '@fm/domain/offer';

/** An offer goes to the trash with its reminders alone. */
export const offerScope: TrashScope<Offer> = { kind: offers };
