import { render, screen } from '@testing-library/react';
import { UnknownRole } from './unknown-role';

describe('the line on an unknown role', () => {
  it.each(['Manager', 'dispatcher'])('says to %s why nothing can be changed', (role) => {
    render(<UnknownRole role={role} />);
    expect(screen.getByRole('status').textContent).toContain(`Your role “${role}” is unknown`);
  });

  it.each(['admin', 'office', 'manager', ''])('is not there for %p', (role) => {
    const { container } = render(<UnknownRole role={role} />);
    expect(container.textContent).toBe('');
  });
});
