import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';
import { DurationField } from './duration-field';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { QuantityField } from './quantity-field';
import { RadioGroup } from './radio-group';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const nothing = () => undefined;

describe('a field', () => {
  it('is named by its label and described by its error and hint', () => {
    render(
      <TextField
        label="Title"
        hint="In one line."
        error="Enter a title."
        required
        value=""
        onChange={nothing}
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Title', description: 'Enter a title. In one line.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('without error and hint is neither invalid nor described', () => {
    render(<TextArea label="Notes" value="" onChange={nothing} />);
    const input = screen.getByRole('textbox', { name: 'Notes' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps its name when the label is hidden', () => {
    render(<TextField label="Street" hideLabel value="" onChange={nothing} />);
    expect(screen.queryByRole('textbox', { name: 'Street' })).not.toBeNull();
  });

  it('tells each keystroke as text', async () => {
    const typed: string[] = [];
    render(<TextField label="Name" value={null} onChange={(text) => typed.push(text)} />);
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(typed).toEqual(['A']);
  });

  it('of a choice is described too', () => {
    render(<Checkbox label="Confirmed" error="Confirm this." value={false} onChange={nothing} />);
    const box = { name: 'Confirmed', description: 'Confirm this.' };
    expect(screen.queryByRole('checkbox', box)).not.toBeNull();
  });
});

function Money({
  onChange,
  start = null,
}: {
  onChange: (minor: number | null) => void;
  start?: number | null;
}) {
  const [value, setValue] = useState<number | null>(start);
  const change = (minor: number | null) => {
    setValue(minor);
    onChange(minor);
  };
  return <MoneyField label="Price" currency="EUR" value={value} onChange={change} error="Too dear." />;
}

describe('a field for money', () => {
  it('gives whole cents and writes them out when it is left', async () => {
    const onChange = jest.fn();
    render(<Money onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Price'), '1234.5');
    expect(onChange).toHaveBeenLastCalledWith(123_450);
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('1234.5');
    await userEvent.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('1234.50');
  });

  it('is null when emptied', async () => {
    const onChange = jest.fn();
    render(<Money onChange={onChange} start={500} />);
    await userEvent.clear(screen.getByLabelText('Price'));
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('is NaN while the text is no amount, keeps the text and says so before any other error', async () => {
    const onChange = jest.fn();
    render(<Money onChange={onChange} />);
    const input = screen.getByLabelText<HTMLInputElement>('Price');
    await userEvent.type(input, 'a lot');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    expect(input.value).toBe('a lot');
    expect(screen.queryByRole('textbox', { description: /^Enter a number, such as/ })).toBe(input);
  });
});

describe('other numbers', () => {
  it('count in their own units', async () => {
    const quantity = jest.fn();
    const minutes = jest.fn();
    render(
      <>
        <QuantityField label="Quantity" value={null} onChange={quantity} />
        <NumberField label="Minutes" value={null} onChange={minutes} />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Quantity'), '1.5');
    expect(quantity).toHaveBeenLastCalledWith(1500);
    await userEvent.type(screen.getByLabelText('Minutes'), '90');
    expect(minutes).toHaveBeenLastCalledWith(90);
  });
});

describe('a field for a length of time', () => {
  function Estimate({ onChange }: { onChange: (minutes: number | null) => void }) {
    const [value, setValue] = useState<number | null>(45);
    const change = (minutes: number | null) => {
      setValue(minutes);
      onChange(minutes);
    };
    return <DurationField label="Estimate" value={value} onChange={change} />;
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Estimate' });

  it('takes hours and minutes as people write them, and shows them formatted when it is left', async () => {
    const onChange = jest.fn();
    render(<Estimate onChange={onChange} />);
    expect(field().value).toBe('45 min');
    for (const [typed, minutes, shown] of [
      ['20 h', 1200, '20 h'],
      ['1:30', 90, '1 h 30 min'],
      ['1,5 h', 90, '1 h 30 min'],
      ['90', 90, '1 h 30 min'],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      await userEvent.tab();
      expect(onChange).toHaveBeenLastCalledWith(minutes);
      expect(field().value).toBe(shown);
    }
  });

  it('keeps what it cannot read and says what to enter', async () => {
    const onChange = jest.fn();
    render(<Estimate onChange={onChange} />);
    await userEvent.clear(field());
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field(), 'two days');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    expect(field().value).toBe('two days');
    expect(screen.getByText('Enter a duration in hours or minutes.')).not.toBeNull();
  });
});

it('a group of radio buttons is named, moves with the arrows and gives the id', async () => {
  const onChange = jest.fn();
  const options = [
    { id: 'net', label: 'Without tax' },
    { id: 'gross', label: 'With tax' },
  ] as const;
  render(<RadioGroup label="Prices" options={options} value="net" onChange={onChange} />);
  expect(screen.queryByRole('group', { name: 'Prices' })).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'With tax' }));
  expect(onChange).toHaveBeenCalledWith('gross');
});

it('a group of check boxes is named and gives the ids in the order of its options', async () => {
  const onChange = jest.fn();
  const options = [
    { id: 'repair', label: 'Repair' },
    { id: 'cleaning', label: 'Cleaning' },
  ] as const;
  render(<CheckboxGroup label="Needed for" options={options} value={['cleaning']} onChange={onChange} />);
  expect(screen.queryByRole('group', { name: 'Needed for' })).not.toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Repair' }));
  expect(onChange).toHaveBeenLastCalledWith(['repair', 'cleaning']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cleaning' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
