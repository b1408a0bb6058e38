import { type ReactNode, useId } from 'react';
import css from './merge.module.css';

/** One of the values that stand beside each other. */
export interface ChoiceSide<Id extends string> {
  readonly id: Id;
  /** Whose it is: "Yours", or a customer's name. */
  readonly name: string;
  /** The value in words. */
  readonly words: string;
}

export interface SideChoiceProps<Id extends string> {
  /** What is chosen: the name of the field. */
  readonly legend: string;
  readonly sides: readonly ChoiceSide<Id>[];
  readonly chosen: Id | undefined;
  /** It was tried to go on without choosing here. */
  readonly missing?: boolean | undefined;
  /** A line below: what stood there before. */
  readonly note?: ReactNode;
  readonly onChoose: (side: Id) => void;
}

/** One value of several that stand beside each other, or below each other where there is no room. */
export function SideChoice<Id extends string>(props: SideChoiceProps<Id>) {
  const { legend, sides, chosen, missing, note, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={css.clash}>
      <legend className={css.title} dir="auto">
        {legend}
      </legend>
      <div className={css.sides}>
        {sides.map(({ id, name, words }) => (
          <label key={id} className={css.side}>
            <input
              type="radio"
              className={css.mark}
              name={group}
              checked={chosen === id}
              aria-invalid={missing || undefined}
              onChange={() => onChoose(id)}
            />
            <span className={css.text}>
              <span className={css.name} dir="auto">
                {name}
              </span>
              <span className={css.value} dir="auto">
                {words}
              </span>
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p className={css.base} dir="auto">
          {note}
        </p>
      )}
    </fieldset>
  );
}
