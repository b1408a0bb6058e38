import { type Attachment, arrangedPhotos } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { PrintSection } from '@fm/ui/print';
import { Picture } from './picture';
import css from './report.module.css';
import type { ReportTexts } from './texts';

type Photo = Stored<Attachment>;

interface PhotoSectionProps {
  readonly files: readonly Photo[];
  readonly onPicture: (id: string) => void;
  readonly words: ReportTexts;
}

/** The photos of a job: before and after beside each other, the others two in a row. Nothing where there are none. */
export function PhotoSection({ files, onPicture, words }: PhotoSectionProps) {
  const { pairs, single } = arrangedPhotos(files);
  if (pairs.length + single.length === 0) return null;
  const shown = { onPicture, words };
  return (
    <PrintSection title={words.photos}>
      {pairs.map(({ before, after }) => (
        <div key={after.id} className={css.pair}>
          <Figure photo={before} {...shown} />
          <Figure photo={after} {...shown} />
        </div>
      ))}
      {single.length > 0 && (
        <div className={css.photos}>
          {single.map((photo) => (
            <Figure key={photo.id} photo={photo} {...shown} />
          ))}
        </div>
      )}
    </PrintSection>
  );
}

function Figure({ photo, onPicture, words }: Omit<PhotoSectionProps, 'files'> & { readonly photo: Photo }) {
  const side =
    photo.kind === 'photoBefore' ? words.before : photo.kind === 'photoAfter' ? words.after : undefined;
  const caption = [side, photo.caption].filter(Boolean).join(': ');
  return (
    <figure className={css.figure}>
      <Picture file={photo} alt={caption || photo.name} lost={words.lostPhoto} onDone={onPicture} />
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
