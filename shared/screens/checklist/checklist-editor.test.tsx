import type { Checklist } from '@fm/domain/work-order';
import { useForm } from '@fm/ui/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ChecklistEditor } from './checklist-editor';

// Ids come from the database, which there is none of here.
jest.mock('@fm/data', () => ({ newId: () => 'fresh' }));

let checklist: () => Checklist;

function Editor({ stored }: { readonly stored: Checklist }) {
  const form = useForm<{ checklist: Checklist }>({ defaultValues: { checklist: stored } });
  checklist = () => form.getValues('checklist');
  return (
    <MemoryRouter>
      <ChecklistEditor form={form} at="checklist" hint="What is looked at." meterOf={() => null} />
    </MemoryRouter>
  );
}

it('an item that was removed comes back as it was, between its neighbours', async () => {
  const doors = { kind: 'check', label: 'Doors', required: true, order: 0, value: true } as const;
  const stored: Checklist = {
    doors,
    brakes: { kind: 'number', label: 'Brakes', required: false, order: 1, min: 2, max: 8 },
    alarm: { kind: 'check', label: 'Alarm', required: true, order: 2 },
  };
  render(<Editor stored={stored} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove item 2' }));
  expect(Object.keys(checklist())).toEqual(['doors', 'alarm']);
  await userEvent.click(
    screen.getByRole('button', { description: '“Brakes” was removed. Undo works until you save.' }),
  );
  expect(checklist()).toEqual(stored);
  expect(screen.getAllByRole('group').map((item) => item.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Item 1', 'Item 2', 'Item 3']),
  );
  expect(screen.queryByDisplayValue('Brakes')?.getAttribute('name')).toBe('checklist.brakes.label');
});
