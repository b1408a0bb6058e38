import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import css from './files.module.css';

export interface DropFilesProps {
  /** Left out while nothing can be added. */
  readonly onDrop?: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** Takes files that are dropped here, and pictures that are pasted anywhere but into a text. */
export function DropFiles({ onDrop, children }: DropFilesProps) {
  const [over, setOver] = useState(false);
  usePasted(onDrop);
  if (!onDrop) return <div className={css.files}>{children}</div>;
  const allow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen with the buttons as well.
    <div
      className={over ? `${css.files} ${css.over}` : css.files}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onDrop(files);
      }}
    >
      {children}
    </div>
  );
}

function usePasted(onPaste: ((files: readonly File[]) => void) | undefined): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // A field that takes pictures itself has taken this one.
    if (files.length === 0 || event.defaultPrevented || !onPaste) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
