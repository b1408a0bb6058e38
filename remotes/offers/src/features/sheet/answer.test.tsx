import type { Offer } from '@fm/domain/offer';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Answer } from './answer';

const line = (order: number, name: string) => ({ order, name, optional: true });
const open = (over: object) =>
  render(
    <MemoryRouter>
      <Answer offer={{ lines: {}, ...over } as unknown as Offer} />
    </MemoryRouter>,
  );

describe('what became of an offer', () => {
  it('names the optional lines that were accepted and those that were declined', () => {
    open({
      lines: { a: line(0, 'Windows'), b: line(1, 'Carpets'), c: line(2, 'Roof') },
      optionalTaken: { a: true, b: false, c: true },
    });
    expect(screen.getByText('Windows, Roof').previousSibling?.textContent).toBe('Optional lines accepted');
    expect(screen.getByText('Carpets').previousSibling?.textContent).toBe('Optional lines declined');
  });
});
