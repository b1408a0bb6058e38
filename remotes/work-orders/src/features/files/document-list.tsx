import { downloadAttachment, sizeWords } from '@fm/data';
import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { DownloadIcon, FileIcon, formatAgo, IconButton, Notice, TrashIcon } from '@fm/ui';
import { useDeed } from '../labour/use-deed';
import css from './files.module.css';

interface DocumentListProps {
  readonly files: readonly Stored<Attachment>[];
  /** Left out while this person cannot remove this one. */
  readonly onRemove: (file: Stored<Attachment>) => (() => void) | undefined;
}

/** Files that are handed out, not shown: each with its size, who added it, and a download. */
export const DocumentList = ({ files, onRemove }: DocumentListProps) => (
  <ul className={css.documents} aria-label="Files">
    {files.map((file) => (
      <DocumentLine key={file.id} file={file} remove={onRemove(file)} />
    ))}
  </ul>
);

interface DocumentLineProps {
  readonly file: Stored<Attachment>;
  readonly remove: (() => void) | undefined;
}

function DocumentLine({ file, remove }: DocumentLineProps) {
  const { busy, failure, run } = useDeed();
  const { name, bytes, by, createdAt } = file;
  return (
    <li className={css.upload}>
      <span className={css.mini}>
        <FileIcon />
      </span>
      <div className={css.about}>
        <p className={css.name} dir="auto">
          {name}
        </p>
        <p className={css.meta}>{[sizeWords(bytes), by.name, formatAgo(createdAt)].join(' · ')}</p>
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
      <IconButton
        size="sm"
        aria-label={`Download ${name}`}
        disabled={busy}
        onClick={() => void run(() => downloadAttachment(file))}
      >
        <DownloadIcon />
      </IconButton>
      {remove && (
        <IconButton size="sm" aria-label={`Delete ${name}`} onClick={remove}>
          <TrashIcon />
        </IconButton>
      )}
    </li>
  );
}
