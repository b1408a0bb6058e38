import type { ComponentType } from 'react';
import type { RemoteId } from './descriptor';

/**
 * What an area exposes as `./widgets`. A card draws itself with its frame, asks `useHost()` for what it needs, and
 * takes no properties. It arrives without the area's screens: import none of them here.
 */
export interface RemoteWidgets {
  /** CONTRACT as it was when the area was built. */
  readonly contract: string;
  readonly id: RemoteId;
  /** By the id of the descriptor's widget. */
  readonly widgets: Readonly<Record<string, ComponentType>>;
}
