import { act, fireEvent, render, screen } from '@testing-library/react';
import { Sideways } from './sideways';

/** Lays everything out this wide, of which 400 pixels are seen. */
function lay(width: number) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  render(
    <Sideways label="Hours" noun="orders" className="wide">
      Nine orders
    </Sideways>,
  );
  return screen.getByRole('region', { name: 'Hours' });
}

const pressable = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

afterEach(() => jest.restoreAllMocks());

describe('a part of the calendar that is wider than its place', () => {
  it('says so and leads on', () => {
    const part = lay(1000);
    part.scrollBy = jest.fn();
    screen.getByText('More orders to the right.');
    expect(pressable('Scroll left')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Scroll right' }));
    expect(part.scrollBy).toHaveBeenCalledWith({ left: 320, behavior: 'smooth' });
  });

  it.each([
    [300, 'More orders on both sides.', true],
    [600, 'More orders to the left.', false],
  ])('scrolled by %i pixels says where the rest is', (left, words, goesOn) => {
    const part = lay(1000);
    act(() => {
      part.scrollLeft = left;
      fireEvent.scroll(part);
    });
    screen.getByText(words);
    expect(pressable('Scroll right')).toBe(goesOn);
  });
});

it('a part of the calendar that fits says nothing', () => {
  lay(400);
  expect(screen.queryByText(/^More/)).toBeNull();
});
