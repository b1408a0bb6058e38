import { whileTyping } from '@fm/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpdateOffer } from './update-offer';

jest.mock('../federation', () => ({ useUpdates: jest.fn() }));
const { useUpdates } = jest.requireMock<{ useUpdates: jest.Mock }>('../federation');

const update = (title: string, build = 'b') => ({ title, release: `/remotes/${title}/1.0.0-${build}/` });

const offer = () => screen.getByRole('status').textContent;

describe('the offer of new versions', () => {
  it('names every area', () => {
    useUpdates.mockReturnValue([update('Customers'), update('Tasks')]);
    render(<UpdateOffer />);
    expect(offer()).toContain('New versions of Customers and Tasks are ready.');
  });

  it('names the app itself', () => {
    useUpdates.mockReturnValue([{ title: 'this app', release: 'h2' }]);
    render(<UpdateOffer />);
    expect(offer()).toContain('A new version of this app is ready.');
  });

  it('goes away for Later, until there is yet another version', async () => {
    useUpdates.mockReturnValue([update('Customers')]);
    const { rerender } = render(<UpdateOffer />);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(offer()).toBe('');
    useUpdates.mockReturnValue([update('Customers', 'c')]);
    rerender(<UpdateOffer />);
    expect(offer()).toContain('A new version of Customers is ready.');
  });

  it('asks to save first while something is typed', async () => {
    const done = whileTyping(() => true);
    useUpdates.mockReturnValue([update('Customers')]);
    render(<UpdateOffer />);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(offer()).toContain('Save what you are typing first');
    done();
  });
});
