import type { AppPath } from '@fm/contract';
import { customerAddress } from '@fm/contract/addresses';

type PartKind = 'site' | 'contact';

const mark = (kind: PartKind, id: string) => `#${kind}-${encodeURIComponent(id)}`;

/** The form of a customer, at one of its sites or contacts. */
export const partAddress = (customerId: string, kind: PartKind, id: string): AppPath =>
  `${customerAddress.edit(customerId)}${mark(kind, id)}`;

/** Whether an address with this `hash` leads to a site or contact. */
export const leadsTo = (hash: string, kind: PartKind, id: string): boolean => hash === mark(kind, id);
