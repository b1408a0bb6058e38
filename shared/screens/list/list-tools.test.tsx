import { can } from '@fm/domain/role';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type ListTool, RecordListMenu } from './list-tools';

const Where = () => <output>{useLocation().pathname}</output>;

const importing: readonly ListTool[] = [
  { id: 'import', label: 'Import', to: '/customers/import', permission: 'customers:edit' },
];

const show = (role: Parameters<typeof can>[0], tools?: readonly ListTool[]) =>
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost({ can: (permission) => can(role, permission) })}>
        <RecordListMenu noun="customers" trash="/customers/trash" tools={tools} />
        <Where />
      </HostProvider>
    </MemoryRouter>,
  );

describe('what is rarely done with a list', () => {
  it('leads the office to its trash', async () => {
    show('office', importing);
    await userEvent.click(screen.getByRole('button', { name: 'More for customers' }));
    screen.getByRole('menuitem', { name: 'Import' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Trash' }));
    expect(screen.getByRole('status').textContent).toBe('/customers/trash');
  });

  it('is not offered to whom it is not allowed, and is no empty menu', () => {
    show('manager', importing);
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
  });
});
