import { render, screen } from '@testing-library/react';
import { Refusal } from './board';

it.each([
  ['WO-1 stays where it is.', undefined],
  [undefined, 'The server cannot be reached.'],
])('says once why an order stays where it is: %s %s', (refused, failure) => {
  render(<Refusal refused={refused} failure={failure} />);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([refused ?? failure]);
});
