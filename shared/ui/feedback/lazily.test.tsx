import { hearFailures } from '@fm/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazily } from './lazily';

const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a part that comes later', () => {
  it('is fetched once, however often it is drawn', async () => {
    const load = jest.fn(async () => Hello);
    const Part = lazily('the greeting', load);
    const { unmount } = render(<Part name="Ana" />);
    expect(await screen.findByText('Hello Ana')).not.toBeNull();
    unmount();
    render(<Part name="Olga" />);
    expect(screen.queryByText('Hello Olga')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be fetched again when it did not come, which is told', async () => {
    const told = jest.fn();
    hearFailures(told);
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Hello);
    const Part = lazily<{ readonly name: string }>('the greeting', load);
    render(<Part name="Ana" />);
    await screen.findByText('The greeting could not be loaded');
    expect(told.mock.calls).toEqual([[new Error('offline')]]);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Hello Ana')).not.toBeNull();
  });
});
