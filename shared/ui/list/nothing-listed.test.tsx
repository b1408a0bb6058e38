import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NothingListed } from './nothing-listed';

const show = (view: { active: number; clear(): void }) =>
  render(
    <NothingListed view={view} title="No task matches these filters" searched="titles and numbers">
      No tasks yet
    </NothingListed>,
  );

describe('an empty list', () => {
  it('says that there are none yet while no filter is on', () => {
    const { container } = show({ active: 0, clear: () => undefined });
    expect(container.textContent).toBe('No tasks yet');
  });

  it('says that its filters leave nothing, and clears them', async () => {
    const clear = jest.fn();
    const { container } = show({ active: 1, clear });
    expect(container.textContent).toContain(
      'No task matches these filtersSearch looks at titles and numbers.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
