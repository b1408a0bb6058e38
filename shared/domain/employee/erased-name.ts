/** What a person is called by. */
interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

const FIRST = 'Erased';
const LAST = 'person ';

/** The name of somebody who is erased: one that nobody has, told apart by a part of a random id. */
export const erasedName = (random: string): Named => ({
  firstName: FIRST,
  lastName: `${LAST}${random.slice(0, 6).toUpperCase()}`,
});

/** Whether a name is that of somebody who is erased. */
export const isErased = ({ firstName, lastName }: Named): boolean =>
  firstName === FIRST && lastName.startsWith(LAST);
