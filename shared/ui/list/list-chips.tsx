import type { Called, Count } from '@fm/domain/record';
import { TextLink } from '../button/text-link';
import { chipsOf, type FilteredView, type FilterName } from './chips-of';
import { FilterChips } from './filter-chips';
import { HiddenNote, type HiddenNoteProps } from './hidden-note';

/** A list's view, as `useListView` of `@fm/data` gives it. */
export interface ClearedView<F extends string> extends FilteredView<F> {
  clear(): void;
  linkTo(name: F, value: string): string;
}

/** What a list leaves out until a filter asks for it. */
export interface HiddenUntil<F extends string> extends Pick<HiddenNoteProps, 'one' | 'many' | 'all'> {
  readonly filter: NoInfer<F>;
  /** The value of the filter that shows it. */
  readonly shownBy: string;
}

export interface ListChipsProps<F extends string> {
  readonly view: ClearedView<F>;
  readonly names: Readonly<Record<NoInfer<F>, FilterName>>;
  /** What is listed. */
  readonly called: Called;
  /** As `useListCounts` of `@fm/data` gives them. */
  readonly counts: {
    readonly matching: Count | undefined;
    readonly total?: Count | undefined;
    readonly hidden?: number | undefined;
  };
  readonly hidden?: HiddenUntil<F> | undefined;
}

/** The filters of a list that are on, what they leave, and what is hidden without one: never without saying so. */
export const ListChips = <F extends string>({ view, names, called, counts, hidden }: ListChipsProps<F>) => (
  <FilterChips
    chips={chipsOf(view, names)}
    called={called}
    matching={counts.matching}
    total={counts.total}
    onClearAll={view.clear}
    note={
      hidden &&
      view.filter[hidden.filter] === undefined && (
        <HiddenNote hidden={counts.hidden} one={hidden.one} many={hidden.many} all={hidden.all}>
          <TextLink to={view.linkTo(hidden.filter, hidden.shownBy)}>Show</TextLink>
        </HiddenNote>
      )
    }
  />
);
