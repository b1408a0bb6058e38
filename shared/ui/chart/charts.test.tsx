import { render, screen, within } from '@testing-library/react';
import { BarChart } from './bar-chart';

const weeks = [
  { label: 'Week 46', value: 12 },
  { label: 'Week 47', value: 1800 },
];

it('a chart says its numbers in a table, and draws them for eyes alone', () => {
  const { container } = render(
    <BarChart
      caption="Finished per week"
      labelled="Week"
      points={weeks}
      format={(value) => `${value} orders`}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Finished per week' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'WeekNumber',
    'Week 4612 orders',
    'Week 471800 orders',
  ]);
  expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('a chart without numbers says so', () => {
  render(<BarChart caption="Finished per week" labelled="Week" points={[]} />);
  expect(screen.queryByText('Nothing to draw yet.')).not.toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
