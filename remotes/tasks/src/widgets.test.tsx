import { configureFirebase } from '@fm/firebase/app';
import { HostProvider, type Session } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import module from './widgets';

const mockAsked: unknown[] = [];
jest.mock('@fm/firebase/firestore', () => ({
  ...jest.requireActual('@fm/firebase/firestore'),
  onSnapshot: (asked: unknown) => {
    mockAsked.push(asked);
    return () => undefined;
  },
}));

const remembered: Session = {
  uid: 'u-office',
  email: 'office@nordhaus.example',
  name: 'Olga Brandt',
  role: 'office',
  isRemembered: true,
};
const read: Session = { ...remembered, isRemembered: false, employeeId: 'employee-02' };

const figureFor = (session: Session) => (
  <HostProvider host={fakeHost({ session })}>
    <MemoryRouter>
      <module.widgets.count />
    </MemoryRouter>
  </HostProvider>
);

beforeAll(() => {
  const nowhere = 'localhost:1';
  configureFirebase({
    project: { apiKey: 'none', projectId: 'none' },
    emulators: { auth: nowhere, firestore: nowhere },
  });
});

it("asks for nobody else's tasks while it is not known yet whose tasks are one's own", () => {
  const { rerender } = render(figureFor(remembered));
  screen.getByText('My tasks due');
  expect(mockAsked).toEqual([]);
  rerender(figureFor(read));
  screen.getByText('My tasks due');
  expect(mockAsked).toHaveLength(1);
});
