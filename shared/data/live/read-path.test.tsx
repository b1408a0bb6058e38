import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render } from '@testing-library/react';
import { QuerySpec } from './query-spec';
import { readPath } from './read-path';

const as = (role: string) => {
  const host = fakeHost();
  render(
    <HostProvider host={{ ...host, session: { ...host.session, role } }}>
      <p>Page</p>
    </HostProvider>,
  );
};

it.each(['admin', 'office', ''])('the office reads the records themselves: role %p', (role) => {
  as(role);
  expect([readPath('offers/o1'), readPath('tasks')]).toEqual(['offers/o1', 'tasks']);
});

it.each(['manager', 'dispatcher'])(
  'everybody else reads copies where something is withheld: role %p',
  (role) => {
    as(role);
    expect([readPath('offers/o1'), readPath('tasks')]).toEqual(['crew/copy/offers/o1', 'tasks']);
  },
);

it('a query of another role is another query', () => {
  as('office');
  const before = QuerySpec.of('offers').key;
  as('manager');
  expect(QuerySpec.of('offers').key).not.toBe(before);
  expect(QuerySpec.of('offers').path).toBe('offers');
});
