import type { Address } from '@fm/domain/address';
import type { Contact } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import {
  emptyWorkOrder,
  type WorkOrder,
  type WorkOrderStatus,
  workOrderToRecord,
} from '@fm/domain/work-order';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { JobButtons } from './job-buttons';

const mockSent: unknown[][] = [];
let mockAnswer: object = { ok: true, value: null };
jest.mock('../work/labour/api/labour', () => ({ useTimerOf: () => ({ status: 'ready', record: {} }) }));
jest.mock('@fm/data', () => ({
  ...jest.requireActual('@fm/data'),
  useActor: () => ({ uid: 'u1', role: 'manager', employeeId: 'marek' }),
  run: async (...sent: unknown[]) => {
    mockSent.push(sent);
    return mockAnswer;
  },
}));

const REF = { id: 'x', name: 'Elbe Clinic' };
const ADDRESS: Address = { line1: 'Elbchaussee 1', postcode: '22765', city: 'Hamburg', country: 'DE' };

function show(status: WorkOrderStatus) {
  const order = {
    ...workOrderToRecord({ ...emptyWorkOrder(), title: 'Lift check', customerRef: REF, siteRef: REF }),
    id: 'w1',
    status,
    leadId: 'marek',
    crewIds: [],
    trashed: false,
  } as unknown as Stored<WorkOrder>;
  const contact = { name: 'Ida Oberon', phone: '+49 40 123' } as Contact;
  render(
    <MemoryRouter initialEntries={['/home']}>
      <HostProvider host={fakeHost()}>
        <Routes>
          <Route path="/home" element={<JobButtons order={order} address={ADDRESS} contact={contact} />} />
          <Route path="/work-orders/w1" element="The order" />
        </Routes>
      </HostProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  mockSent.length = 0;
  mockAnswer = { ok: true, value: null };
});

describe('the buttons of a job at hand', () => {
  it('start it and lead to it', async () => {
    show('scheduled');
    await userEvent.click(screen.getByRole('button', { name: 'Start: Lift check' }));
    expect(await screen.findByText('The order')).toBeTruthy();
    expect(mockSent).toEqual([
      ['workOrders.transition', expect.objectContaining({ id: 'w1', to: 'inProgress' })],
    ]);
  });

  it('start it with the timer', async () => {
    show('scheduled');
    await userEvent.click(screen.getByRole('button', { name: 'Start with timer' }));
    expect(await screen.findByText('The order')).toBeTruthy();
    expect(mockSent.map(([command]) => command)).toEqual(['workOrders.transition', 'labour.startTimer']);
  });

  it('stay with the reason where it was not started', async () => {
    mockAnswer = { ok: false, failure: { message: 'The server cannot be reached.' } };
    show('scheduled');
    await userEvent.click(screen.getByRole('button', { name: 'Start: Lift check' }));
    expect(await screen.findByText('The server cannot be reached.')).toBeTruthy();
    expect(screen.queryByText('The order')).toBeNull();
  });

  it('lead to a job that began, where it is completed', () => {
    show('inProgress');
    expect(screen.getByRole('link', { name: 'Go on with the job' }).getAttribute('href')).toBe(
      '/work-orders/w1',
    );
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  });

  it('call the contact and show the way', () => {
    show('scheduled');
    expect(screen.getByRole('link', { name: 'Call Ida Oberon' }).getAttribute('href')).toBe('tel:+4940123');
    expect(
      screen.getByRole('link', { name: /^Map of Elbchaussee 1.*new tab\)$/ }).getAttribute('href'),
    ).toContain('openstreetmap.org');
  });
});
