import { takeLogo } from '@fm/data/attachments';
import { MAX_LOGO } from '@fm/domain/settings';
import { Button } from '@fm/ui';
import { ChooseFiles } from '@fm/ui/files';
import type { BoundField } from '@fm/ui/form';
import { useId, useState } from 'react';
import css from './logo-field.module.css';

/** The picture of the company, made small in the browser before it is sent. */
export function LogoField({ label, value, onChange, onBlur, inputRef, error, readOnly }: BoundField<string>) {
  const id = useId();
  const [unreadable, setUnreadable] = useState(false);
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      onChange(await takeLogo(file, MAX_LOGO));
      setUnreadable(false);
    } catch (cause) {
      console.error('The logo could not be read.', cause);
      setUnreadable(true);
    }
    onBlur();
  };
  const problem = unreadable
    ? 'This file could not be read as a picture. Choose a PNG, JPEG or WebP file.'
    : error;
  return (
    <fieldset
      className={css.field}
      tabIndex={-1}
      ref={(element) => inputRef(element)}
      aria-describedby={problem ? id : undefined}
    >
      <legend className={css.label}>{label}</legend>
      {value === '' ? (
        <p className={css.none}>No logo: papers and mails show the name alone.</p>
      ) : (
        <img className={css.logo} src={value} alt="The logo as it stands on papers" />
      )}
      {!readOnly && (
        <div className={css.buttons}>
          <ChooseFiles
            label={value === '' ? 'Choose a picture' : 'Choose another picture'}
            accept="image/png,image/jpeg,image/webp"
            single
            onChoose={(chosen) => void choose(chosen)}
          />
          {value !== '' && (
            <Button variant="outline" size="sm" onClick={() => onChange('')}>
              Remove logo
            </Button>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" id={id} className={css.error}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
