import { emptyPlan, type PlanInput, type PlanValues } from '@fm/domain/maintenance';
import { useForm } from '@fm/ui/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecurrenceFields } from './recurrence-fields';

function Recurrence() {
  const { control } = useForm<PlanInput, unknown, PlanValues>({ defaultValues: emptyPlan('2026-11-20') });
  return <RecurrenceFields control={control} />;
}

it('names its units by how often it is, also while the number is empty', async () => {
  render(<Recurrence />);
  const every = screen.getByRole('textbox', { name: /Every/ });
  const unit = () => screen.getByRole('button', { name: /Unit/ }).textContent;
  expect(unit()).not.toContain('months');
  await userEvent.clear(every);
  await userEvent.tab();
  expect(unit()).toContain('months');
  await userEvent.type(every, '2');
  await userEvent.tab();
  expect(unit()).toContain('months');
});
