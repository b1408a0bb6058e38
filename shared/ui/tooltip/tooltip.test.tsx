import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../button/icon-button';
import { Tooltip } from './tooltip';

const tooltip = () => screen.queryByRole('tooltip');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const enter = (element: Element, pointerType = 'mouse') => {
  // jsdom has no pointer events of its own: React listens for the event that goes over.
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(element, event);
};
const leave = (element: Element) => fireEvent(element, new MouseEvent('pointerout', { bubbles: true }));

function Due() {
  return (
    <Tooltip text="20 November 2026">
      {(target) => (
        <button type="button" {...target}>
          today
        </button>
      )}
    </Tooltip>
  );
}
const due = () => screen.getByRole('button', { name: 'today' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('words beside something', () => {
  it('come half a second after the pointer, and describe it', () => {
    render(<Due />);
    enter(due());
    pass(400);
    expect(tooltip()).toBeNull();
    pass(100);
    expect(tooltip()?.textContent).toBe('20 November 2026');
    expect(screen.queryByRole('button', { description: '20 November 2026' })).not.toBeNull();
  });

  it('stay while the pointer is on them and go when it has left both', () => {
    render(<Due />);
    enter(due());
    pass(500);
    leave(due());
    pass(100);
    enter(screen.getByRole('tooltip'));
    pass(1000);
    expect(tooltip()).not.toBeNull();
    leave(screen.getByRole('tooltip'));
    pass(150);
    expect(tooltip()).toBeNull();
  });

  it('never come to a finger', () => {
    render(<Due />);
    enter(due(), 'touch');
    pass(1000);
    expect(tooltip()).toBeNull();
  });

  it('come to the keyboard at once and go with the focus', () => {
    render(<Due />);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => due().focus());
    expect(tooltip()).not.toBeNull();
    act(() => due().blur());
    expect(tooltip()).toBeNull();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(due(), { key: 'Escape' })],
    ['scrolling', () => fireEvent.scroll(document)],
    ['a press', () => fireEvent.pointerDown(due())],
  ])('go at %s', (_, happens) => {
    render(<Due />);
    enter(due());
    pass(500);
    happens();
    expect(tooltip()).toBeNull();
  });

  it('take Escape for themselves, so that a dialog behind them stays', () => {
    const behind = jest.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={behind}>
        <Due />
      </div>,
    );
    enter(due());
    pass(500);
    fireEvent.keyDown(due(), { key: 'Escape' });
    expect(behind).not.toHaveBeenCalled();
    fireEvent.keyDown(due(), { key: 'Escape' });
    expect(behind).toHaveBeenCalledTimes(1);
  });

  it('are not there where nothing is to be said', () => {
    render(
      <Tooltip text={undefined}>
        {(target) => <button type="button" {...target} aria-label="Plain" />}
      </Tooltip>,
    );
    enter(screen.getByRole('button', { name: 'Plain' }));
    pass(1000);
    expect(tooltip()).toBeNull();
  });
});

it('an icon button shows its name, which is not read out twice', () => {
  render(<IconButton aria-label="Delete">×</IconButton>);
  const button = screen.getByRole('button', { name: 'Delete' });
  enter(button);
  pass(500);
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Delete');
  expect(tooltip()).toBeNull();
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  expect(button.hasAttribute('title')).toBe(false);
});
