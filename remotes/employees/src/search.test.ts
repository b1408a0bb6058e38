import type { Employee } from '@fm/domain/employee';
import { employeeHit } from './search';

const person = (over: Partial<Employee>) =>
  ({ displayName: 'Jan Ode', status: 'active', ...over }) as Employee;

it('says of people whose last day of work is over that they left, whatever is stored', () => {
  expect(employeeHit(person({ endDate: '2020-01-31' }))).toMatchObject({ state: 'Left' });
  expect(employeeHit(person({ status: 'left', endDate: '2090-01-31' }))).not.toHaveProperty('state');
  expect(employeeHit(person({}))).not.toHaveProperty('state');
});
