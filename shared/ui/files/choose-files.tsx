import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button';
import type { ButtonSize } from '../button/button-class';
import css from './files.module.css';

export interface ChooseFilesProps {
  readonly label: string;
  /** Where the label does not say what of several it is for. */
  readonly spoken?: string;
  readonly icon?: ReactNode;
  /** What may be chosen; anything when left out. */
  readonly accept?: string;
  /** Opens the camera at once, where there is one. */
  readonly camera?: boolean;
  readonly size?: ButtonSize;
  /** Takes one file alone. */
  readonly single?: boolean;
  readonly onChoose: (chosen: readonly File[]) => void;
}

/** A button that lets somebody choose files, or take photos. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { label, spoken, icon, accept, camera, size = 'sm', single = false, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outline"
        size={size}
        icon={icon}
        {...(spoken !== undefined && { 'aria-label': spoken })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        className={css.hidden}
        aria-label={spoken ?? label}
        multiple={!camera && !single}
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
    </>
  );
}
