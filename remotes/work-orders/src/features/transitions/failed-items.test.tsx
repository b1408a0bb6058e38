import type { Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import { type WorkOrder, workOrderTransitions } from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { FailedItems } from './failed-items';
import { orderTransitionScreen } from './order-transition-screen';

const order = {
  id: 'w1',
  title: 'Lift check',
  status: 'completed',
  links: {},
  checklist: {
    a: { kind: 'passFail', label: 'Brakes', order: 0, required: true, value: 'fail', note: 'Worn down' },
    b: { kind: 'passFail', label: 'Doors', order: 1, required: true, value: 'pass' },
  },
} as unknown as Stored<WorkOrder>;

const show = (content: ReactNode, role: 'office' | 'manager' = 'office') =>
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost({ can: (permission) => can(role, permission) })}>{content}</HostProvider>
    </MemoryRouter>,
  );

describe('a failed check', () => {
  it('is named with its remark, and leads to an order for it', () => {
    show(<FailedItems order={order} />);
    expect(screen.getByRole('listitem').textContent).toContain('Brakes: Worn down');
    expect(screen.queryByText(/Doors/)).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/work-orders/form?followUp=w1&item=a');
  });

  it('leads to the order that there is for it', () => {
    show(
      <FailedItems order={{ ...order, links: { w2: { kind: 'followedBy', name: 'WO-2', itemId: 'a' } } }} />,
    );
    expect(screen.getByRole('link', { name: /Open follow-up order/ }).getAttribute('href')).toBe(
      '/work-orders/w2',
    );
  });

  it('says to the crew who creates an order for it', () => {
    show(<FailedItems order={order} />, 'manager');
    expect(screen.getByRole('listitem').textContent).toContain('Brakes');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Office staff create follow-up orders for what failed.')).toBeTruthy();
  });

  it('is named to who verifies the order', () => {
    const verify = workOrderTransitions.between('completed', 'verified');
    const question = verify && orderTransitionScreen.question(order, verify);
    if (typeof question !== 'object') throw new Error('Verifying asks something.');
    show(question.content);
    expect(screen.getByRole('listitem').textContent).toContain('Brakes');
  });
});
