import { hearFailures, LazyPart } from '@fm/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Part } from './part';

it('that crashes while it is drawn says so, is told to operators by its name, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = jest.fn();
  hearFailures(told);
  let isBroken = true;
  const Overview = () => {
    if (isBroken) throw new Error('boom');
    return <p>Welcome</p>;
  };
  render(
    <Part of={new LazyPart(async () => Overview)} what="The overview" render={(Screen) => <Screen />} />,
  );
  await screen.findByRole('heading', { name: 'Something went wrong' });
  expect(told.mock.calls).toEqual([
    [new Error('boom'), expect.objectContaining({ componentStack: expect.any(String) }), 'The overview'],
  ]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Welcome');
  jest.restoreAllMocks();
});
