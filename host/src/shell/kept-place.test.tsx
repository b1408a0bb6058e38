import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptPlace } from './kept-place';

const frames = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
const button = (name: string) => screen.getByRole('button', { name });
/** Presses by keyboard: the focus is on the button. */
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
  await frames();
};

/** A list whose entries can be removed, with a button beside it. */
function List({ names }: { readonly names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  const [bar, setBar] = useState(true);
  useKeptPlace();
  return (
    <>
      <main>
        <h1>Names</h1>
        <ul>
          {left.map((name) => (
            <li key={name}>
              <button type="button">{`Edit ${name}`}</button>
              <button type="button" onClick={() => setLeft(left.filter((other) => other !== name))}>
                {`Remove ${name}`}
              </button>
            </li>
          ))}
        </ul>
      </main>
      {bar && (
        <button type="button" onClick={() => setBar(false)}>
          Close
        </button>
      )}
    </>
  );
}

it('goes on at the same control of the next row when a row is removed', async () => {
  render(<List names={['Ada', 'Bea', 'Cleo']} />);
  await press('Remove Bea');
  expect(document.activeElement).toBe(button('Remove Cleo'));
});

it('goes on in the row before when the last one is removed', async () => {
  render(<List names={['Ada', 'Bea']} />);
  await press('Remove Bea');
  expect(document.activeElement).toBe(button('Remove Ada'));
});

it('goes to the heading of the page when nothing is left', async () => {
  render(<List names={['Ada']} />);
  await press('Remove Ada');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('goes back to where it was in the page when a bar beside the page closes', async () => {
  render(<List names={['Ada', 'Bea']} />);
  button('Edit Bea').focus();
  await press('Close');
  expect(document.activeElement).toBe(button('Edit Bea'));
});

it('leaves the focus to a dialog that is open', async () => {
  render(
    <>
      <List names={['Ada', 'Bea']} />
      <div role="dialog" />
    </>,
  );
  await press('Remove Bea');
  expect(document.activeElement).toBe(document.body);
});

it('does not call back who left the control before it went', async () => {
  const { rerender } = render(<List key="one" names={['Ada']} />);
  button('Edit Ada').focus();
  await act(async () => button('Edit Ada').blur());
  rerender(<List key="two" names={['Bea']} />);
  await frames();
  expect(document.activeElement).toBe(document.body);
});
