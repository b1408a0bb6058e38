import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { render, screen } from '@testing-library/react';
import { KindFields } from './kind-fields';
import { colleagueOf } from './leaving';
import type { OpenWork } from './open-work';

const uma = colleagueOf({
  id: 'uma',
  displayName: 'Uma Roth',
  status: 'active',
  startDate: '2020-01-01',
  absences: [{ from: '2026-12-07', to: '2026-12-11', kind: 'sick' }],
} as unknown as Stored<Employee>);
const task = (name: string, day: string) => ({ kind: 'task' as const, id: name, name, day, to: '/' });
const work: OpenWork = {
  kind: 'task',
  records: [task('Order filters', '2026-12-08'), task('Call the clinic', '2026-12-14')],
  capped: false,
};

it('says beside a record that whoever takes it over is away on its day', () => {
  render(
    <KindFields
      work={work}
      firstDay="2026-12-01"
      without="jan"
      suggested={undefined}
      chosen={(key) => (key === 'task' ? uma : null)}
      onChoose={() => undefined}
    />,
  );
  const [filters, clinic] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(filters).toContain('Uma Roth is away from ');
  expect(clinic).not.toContain('away');
});
