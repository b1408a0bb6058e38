const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that commands, as it is written on the keyboard. */
const COMMAND = isApple ? '⌘' : 'Ctrl';

/** Keys that belong together. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly press: readonly string[]; readonly does: string }[];
}

/** Every key of the app that the browser does not have by itself. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    keys: [
      { press: [COMMAND, 'K'], does: 'Search records, pages and commands' },
      { press: [COMMAND, 'Z'], does: 'Undo what was just done, where nothing is typed' },
      { press: [COMMAND, 'S'], does: 'Save the form one stands in' },
      { press: ['Esc'], does: 'Close what is on top' },
      { press: ['?'], does: 'Show these keys' },
    ],
  },
  {
    title: 'In a list',
    keys: [
      { press: ['/'], does: 'Go to the search of the list' },
      { press: ['↓'], does: 'From the search to the first row' },
      { press: ['↑', '↓'], does: 'Go from row to row' },
      { press: ['Enter'], does: 'Open the row' },
      { press: ['E'], does: 'Edit the row' },
      { press: ['X'], does: 'Choose the row' },
      { press: ['Shift', '↑', '↓'], does: 'Choose on the way' },
      { press: ['A'], does: 'Go to what can be done with the chosen rows, Esc comes back' },
    ],
  },
  {
    title: 'On the board and in the calendar',
    keys: [
      { press: ['↑', '↓', '←', '→'], does: 'Go from order to order' },
      { press: ['Enter'], does: 'Open the order; its menu or dialog moves it' },
      { press: ['Page Up', 'Page Down'], does: 'In the calendar: the period before, the next one' },
    ],
  },
  {
    title: 'In a field',
    keys: [
      {
        press: ['↑', '↓'],
        does: 'Change the part of a day or time one is in, or go through what is offered',
      },
      { press: ['@'], does: 'Name a colleague in a comment' },
      { press: ['Enter'], does: 'Take what is marked; in a dialog of one line, take the step' },
    ],
  },
];
