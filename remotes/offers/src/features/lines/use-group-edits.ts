import { newId } from '@fm/data';
import { emptyOfferLine, MAX_GROUP } from '@fm/domain/offer';
import type { UseFieldArrayReturn } from '@fm/ui/form';
import { useMemo } from 'react';
import type { OfferFormState } from '../editor/offer-form-state';
import { endOf, freshGroup, groupNames, groupOf } from './line-places';

/** What a heading can do to its lines, and a line to its heading. One object for the life of the form. */
export interface GroupEdits {
  /** A new heading at the end with an empty line. */
  addGroup(): void;
  /** Moves a line to the end of a group; to one that begins with it where none is named. */
  moveTo(index: number, group: string | undefined): void;
  /** Gives a heading another name; where another one has that name, the lines go there. */
  rename(group: string, name: string): void;
  /** Takes a heading away; its lines stay, without one. */
  dissolve(group: string): void;
  /** Moves a heading with its lines: by -1 above the one before, by 1 below the next one. */
  moveGroup(group: string, by: -1 | 1): void;
}

type LineList = Pick<UseFieldArrayReturn<never>, 'move'> & {
  readonly put: (index: number, line: ReturnType<typeof emptyOfferLine>) => void;
};

/** The groups of the lines: lines of one group always stand together, those without one first. */
export function useGroupEdits(
  { getValues, setValue }: OfferFormState,
  { move, put }: LineList,
  say: (text: string) => void,
): GroupEdits {
  return useMemo(() => {
    const lines = () => getValues('lines');
    const regroup = (index: number, group: string) =>
      setValue(`lines.${index}.group`, group, { shouldDirty: true, shouldValidate: true });
    const indexesOf = (group: string) =>
      lines().flatMap((line, index) => (groupOf(line) === group ? index : []));
    const moveTo = (index: number, group: string) => {
      const rest = lines().filter((_, at) => at !== index);
      const to = endOf(rest, group);
      regroup(index, group);
      if (to !== index) move(index, to);
      return to;
    };
    /** Moves all lines of a group to the end of another one. */
    const join = (group: string, into: string) => {
      for (let [first] = indexesOf(group); first !== undefined; [first] = indexesOf(group))
        moveTo(first, into);
    };
    return {
      addGroup: () => {
        const group = freshGroup(lines());
        const { taxBp, unit } = lines().at(-1) ?? emptyOfferLine('');
        put(lines().length, { ...emptyOfferLine(newId()), group, taxBp, unit });
      },
      moveTo: (index, group = freshGroup(lines())) => {
        const to = moveTo(index, group);
        say(
          group === ''
            ? `Line ${to + 1} stands without a group.`
            : `Line ${to + 1} is now in the group “${group}”.`,
        );
      },
      rename: (group, typed) => {
        const name = typed.trim().slice(0, MAX_GROUP);
        if (name === '' || name === group) return;
        if (groupNames(lines()).includes(name)) {
          join(group, name);
          say(`The lines were added to the group “${name}”.`);
        } else for (const index of indexesOf(group)) regroup(index, name);
      },
      dissolve: (group) => {
        join(group, '');
        say(`The lines of “${group}” stand without a group.`);
      },
      moveGroup: (group, by) => {
        const names = groupNames(lines());
        const other = names[names.indexOf(group) + by];
        if (other === undefined) return;
        // Moving the one above down is the same as moving this one up.
        const [upper, lower] = by < 0 ? [other, group] : [group, other];
        const [first = 0] = indexesOf(upper);
        const last = indexesOf(lower).at(-1) ?? first;
        for (const _ of indexesOf(upper)) move(first, last);
        say(`The group “${group}” stands ${by < 0 ? 'before' : 'after'} “${other}” now.`);
      },
    };
  }, [getValues, setValue, move, put, say]);
}
