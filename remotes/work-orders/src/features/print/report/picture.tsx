import { useContentUrl } from '@fm/data/attachments';
import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { useEffect } from 'react';
import css from './report.module.css';

interface PictureProps {
  readonly file: Stored<Attachment>;
  readonly alt: string;
  /** Stands in the place of one that does not come. */
  readonly lost: string;
  /** It is there to be printed, or will not come. */
  readonly onDone: (id: string) => void;
}

/** A picture in the size it was kept in. */
export function Picture({ file, alt, lost, onDone }: PictureProps) {
  const content = useContentUrl(file);
  const isLost = content.status === 'failed';
  useEffect(() => {
    if (isLost) onDone(file.id);
  }, [isLost, onDone, file.id]);
  if (isLost) return <p className={css.lost}>{lost}</p>;
  if (content.status === 'loading') return <div className={css.coming} aria-busy="true" />;
  return (
    <img
      className={css.picture}
      src={content.url}
      alt={alt}
      onLoad={() => onDone(file.id)}
      onError={() => onDone(file.id)}
    />
  );
}
