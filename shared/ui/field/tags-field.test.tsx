import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { TagsField } from './tags-field';

let tags: readonly string[] = [];
const submit = jest.fn((event: FormEvent) => event.preventDefault());

function Tags({
  start,
  readOnly = false,
}: {
  readonly start: readonly string[];
  readonly readOnly?: boolean;
}) {
  const [value, setValue] = useState(start);
  tags = value;
  return (
    <form onSubmit={submit}>
      <TagsField label="Tags" value={value} onChange={setValue} readOnly={readOnly} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });

describe('a field of tags', () => {
  it('adds at a comma, blanks and empty ones left out', async () => {
    render(<Tags start={['clinic']} />);
    await userEvent.type(field(), ' key holder , ,VIP,');
    expect(tags).toEqual(['clinic', 'key holder', 'VIP']);
    expect(field().value).toBe('');
  });

  it('adds at Enter without sending the form', async () => {
    render(<Tags start={[]} />);
    await userEvent.type(field(), 'VIP{Enter}');
    expect(tags).toEqual(['VIP']);
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps what is typed but not entered when it is left', async () => {
    render(<Tags start={[]} />);
    await userEvent.type(field(), 'VIP');
    await userEvent.tab();
    expect(tags).toEqual(['VIP']);
  });

  it('has no tag twice', async () => {
    render(<Tags start={['VIP']} />);
    await userEvent.type(field(), 'VIP,new,new,');
    expect(tags).toEqual(['VIP', 'new']);
  });

  it('splits what is pasted', async () => {
    render(<Tags start={[]} />);
    await userEvent.click(field());
    await userEvent.paste('clinic\nschool, VIP');
    expect(tags).toEqual(['clinic', 'school', 'VIP']);
  });

  it('takes the last one back with Backspace, any one by its button', async () => {
    render(<Tags start={['a', 'b', 'c']} />);
    await userEvent.type(field(), '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove a' }));
    expect(tags).toEqual(['b']);
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('status').textContent).toBe('a removed');
  });

  it('is only read where nothing may be changed', () => {
    render(<Tags start={['a']} readOnly />);
    expect(screen.queryByRole('button', { name: 'Remove a' })).toBeNull();
  });
});
