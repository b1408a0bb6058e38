import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';
import { DateTimeField } from './date-time-field';
import { TimeField } from './time-field';

function Day({
  onChange,
  start = '',
  required = false,
}: {
  onChange: (day: string) => void;
  start?: string;
  required?: boolean;
}) {
  const [day, setDay] = useState(start);
  const change = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return <DateField label="Due" value={day} onChange={change} required={required} error="Too early." />;
}

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

describe('a day', () => {
  it('is typed part by part and told as YYYY-MM-DD', async () => {
    const onChange = jest.fn();
    render(<Day onChange={onChange} />);
    await userEvent.click(part(/^month/));
    await userEvent.keyboard('11202026');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
  });

  it('is stepped through with the arrows', async () => {
    const onChange = jest.fn();
    render(<Day onChange={onChange} start="2026-11-20" />);
    await userEvent.click(part(/^day/));
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
  });

  it('is chosen in the calendar by keyboard', async () => {
    const onChange = jest.fn();
    render(<Day onChange={onChange} start="2026-11-20" />);
    await userEvent.click(screen.getByRole('button', { name: /Calendar/ }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('is emptied at a press, unless it must be filled', async () => {
    const onChange = jest.fn();
    const { unmount } = render(<Day onChange={onChange} start="2026-11-20" />);
    await userEvent.click(screen.getByRole('button', { name: /^Clear / }));
    expect(onChange).toHaveBeenLastCalledWith('');
    // The button is gone, and the keyboard with it but for this.
    expect(document.activeElement).toBe(screen.getAllByRole('spinbutton')[0]);
    unmount();
    render(<Day onChange={onChange} start="2026-11-20" required />);
    expect(screen.queryByRole('button', { name: /^Clear / })).toBeNull();
  });

  it('is described by its error and shows no calendar of another era', () => {
    render(<Day onChange={() => undefined} start="2026-11-20" />);
    expect(screen.queryAllByRole('spinbutton', { description: /Too early/ })).not.toHaveLength(0);
    expect(screen.queryByRole('spinbutton', { name: /^era/ })).toBeNull();
  });

  it('that cannot be read is shown as empty', () => {
    render(<DateField label="Due" value="soon" onChange={() => undefined} />);
    expect(part(/^year/).getAttribute('aria-valuetext')).toBe('Empty');
  });
});

describe('a time', () => {
  it('is told as HH:mm in 24 hours', async () => {
    const onChange = jest.fn();
    render(<TimeField label="Time" value="08:30" onChange={onChange} />);
    await userEvent.click(part(/^AM\/PM/));
    await userEvent.keyboard('p');
    expect(onChange).toHaveBeenLastCalledWith('20:30');
  });

  it('is one group, under one id: its box was a second one', () => {
    const { container } = render(<TimeField label="Time" value="08:30" onChange={() => undefined} />);
    expect(screen.getAllByRole('group', { name: 'Time' })).toHaveLength(1);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('with its day is told without a zone', async () => {
    const onChange = jest.fn();
    render(<DateTimeField label="Start" value="2026-11-20T08:30" onChange={onChange} />);
    await userEvent.click(part(/^minute/));
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T08:31');
  });
});

describe('a field that is read only', () => {
  const change = () => undefined;

  it.each([
    ['a day', <DateField key="day" label="Due" value="2026-11-20" onChange={change} readOnly />],
    ['a time', <TimeField key="time" label="Due" value="08:30" onChange={change} readOnly />],
    ['both', <DateTimeField key="both" label="Due" value="2026-11-20T08:30" onChange={change} readOnly />],
  ])('looks like others that are, without a way to choose: %s', (_, field) => {
    render(field);
    const [first] = screen.getAllByRole('spinbutton');
    // What the stylesheet of all fields goes by.
    expect(first?.closest<HTMLElement>('.input')?.dataset.readonly).toBe('true');
    expect(first?.getAttribute('aria-readonly')).toBe('true');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
