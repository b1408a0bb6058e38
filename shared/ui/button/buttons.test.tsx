import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { OutsideLink } from './text-link';

describe('a button', () => {
  it('does not submit a form unless it says so', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Show</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('that submits leaves the focus in the field, so that no message moves it away from under a press', async () => {
    const onBlur = jest.fn();
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Name" onBlur={onBlur} />
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onBlur).not.toHaveBeenCalled();
  });

  it('that is busy cannot be pressed again', async () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        Saving...
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...', busy: true });
    await userEvent.click(button);
    expect(button.disabled).toBe(true);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps the focus when it is disabled under it, takes no press, and is left like any other', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const parts = (disabled: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" disabled={disabled}>
          Next
        </Button>
        <input aria-label="Name" />
      </form>
    );
    const { rerender } = render(parts(false));
    await userEvent.tab();
    rerender(parts(true));
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(button.disabled).toBe(true);
    rerender(parts(false));
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a link out of the app', () => {
  it('opens a website in a new tab that cannot reach back', () => {
    render(<OutsideLink href="https://nordhaus.example">Website</OutsideLink>);
    const link = screen.getByRole('link', { name: 'Website' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  it('is only text when a record holds a script for an address', () => {
    render(<OutsideLink href={`${'javascript'}:alert(1)`}>Website</OutsideLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Website')).not.toBeNull();
  });
});
