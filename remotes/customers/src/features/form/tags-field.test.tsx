import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TagsField } from './tags-field';

function Tags({ onChange }: { onChange: (tags: readonly string[]) => void }) {
  const [tags, setTags] = useState<string[]>(['clinic']);
  return (
    <>
      <TagsField
        label="Tags"
        name="tags"
        value={tags}
        onChange={(next) => {
          setTags(next ?? []);
          onChange(next ?? []);
        }}
        onBlur={() => undefined}
        inputRef={() => undefined}
        error={undefined}
        readOnly={false}
      />
      <button type="button" onClick={() => setTags(['from elsewhere'])}>
        Reset
      </button>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Tags' }) as HTMLInputElement;

describe('the tags of a customer', () => {
  it('are told apart by commas, blanks and empty ones left out', async () => {
    const onChange = jest.fn();
    render(<Tags onChange={onChange} />);
    await userEvent.type(field(), ', key holder , ,VIP');
    expect(onChange).toHaveBeenLastCalledWith(['clinic', 'key holder', 'VIP']);
    expect(field().value).toBe('clinic, key holder , ,VIP');
  });

  it('follow what comes from elsewhere', async () => {
    render(<Tags onChange={() => undefined} />);
    await userEvent.type(field(), ', VIP');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field().value).toBe('from elsewhere');
  });
});
