import type { Registry, RegistryEntry, WidgetEntry } from '@fm/contract';
import { isOffered } from '../federation';

/** A card of an area, as announced: nothing of the area needs to be there yet. */
export interface OverviewCard {
  readonly area: RegistryEntry;
  readonly widget: WidgetEntry;
}

/** The cards of the overview by how much room they take, each list in its order. */
export interface OverviewCards {
  readonly figures: readonly OverviewCard[];
  readonly wide: readonly OverviewCard[];
  readonly columned: readonly OverviewCard[];
}

/** What all areas offer to who may do what `can` says. Areas that are switched off or do not fit offer nothing. */
export function cardsOf({ remotes }: Registry, can: (permission: string) => boolean): OverviewCards {
  const cards = remotes
    .filter(isOffered)
    .flatMap((area) => (area.descriptor.widgets ?? []).map((widget) => ({ area, widget })))
    .filter(({ widget }) => widget.requires === undefined || can(widget.requires))
    .sort((a, b) => a.widget.order - b.widget.order);
  const ofSize = (size: WidgetEntry['size']) => cards.filter(({ widget }) => widget.size === size);
  return { figures: ofSize('s'), wide: ofSize('l'), columned: ofSize('m') };
}

/** Deals cards into columns, one after the other, so that the first ones stand on top in every number of columns. */
export const dealt = <T>(cards: readonly T[], columns: number): readonly (readonly T[])[] =>
  Array.from({ length: columns }, (_, column) => cards.filter((_, index) => index % columns === column));
