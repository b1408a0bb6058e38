import { sizeText } from '@fm/domain/attachment';
import { useAction } from '@fm/platform';
import { IconButton } from '../button/icon-button';
import { Notice } from '../feedback/notice';
import { formatAgo } from '../format';
import { DownloadIcon, FileIcon, TrashIcon } from '../icons';
import type { FileActions, FileFailure, FileRecord } from './file-actions';
import css from './files.module.css';

interface DocumentListProps {
  readonly files: readonly FileRecord[];
  readonly actions: FileActions;
  readonly onRemove: (file: FileRecord) => void;
}

/** Files that are handed out, not shown: each with its size, who added it, and a download. */
export const DocumentList = ({ files, actions, onRemove }: DocumentListProps) => (
  <ul className={css.documents} aria-label="Files">
    {files.map((file) => (
      <DocumentLine key={file.id} file={file} actions={actions} onRemove={onRemove} />
    ))}
  </ul>
);

interface DocumentLineProps extends Omit<DocumentListProps, 'files'> {
  readonly file: FileRecord;
}

function DocumentLine({ file, actions, onRemove }: DocumentLineProps) {
  const { busy, failure, run } = useAction<FileFailure>();
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
        <p className={css.meta}>{[sizeText(bytes), by.name, formatAgo(createdAt)].join(' · ')}</p>
        {failure && <Notice tone="danger">{failure.message}</Notice>}
      </div>
      <IconButton
        size="sm"
        aria-label={`Download ${name}`}
        disabled={busy}
        onClick={() => void run(() => actions.download(file))}
      >
        <DownloadIcon />
      </IconButton>
      {actions.mayRemove(file) && (
        <IconButton size="sm" aria-label={`Delete ${name}`} onClick={() => onRemove(file)}>
          <TrashIcon />
        </IconButton>
      )}
    </li>
  );
}
