import { thumbUrl, type Upload } from '@fm/domain/attachment';
import { IconButton } from '../button/icon-button';
import { Spinner } from '../feedback/skeleton';
import { AlertIcon, CloseIcon, RetryIcon } from '../icons';
import type { UploadActions } from './file-actions';
import css from './files.module.css';

const WORDS: Readonly<Record<Upload['phase'], string>> = {
  preparing: 'Being made ready',
  waiting: 'Waits for the one before',
  storing: 'Being stored',
  failed: 'Not stored yet',
  refused: 'Cannot be stored',
};

export interface UploadListProps {
  readonly uploads: Omit<UploadActions, 'add'>;
  /** Which of them are shown here. */
  readonly only: (upload: Upload) => boolean;
}

/** Files on their way: how far each is, what went wrong, and another try. */
export function UploadList({ uploads, only }: UploadListProps) {
  const list = uploads.list.filter(only);
  if (list.length === 0) return null;
  return (
    <ul className={css.uploads} aria-label="Files on their way">
      {list.map((upload) => (
        <UploadLine key={upload.id} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}

interface UploadLineProps extends Pick<UploadListProps, 'uploads'> {
  readonly upload: Upload;
}

function UploadLine({ upload, uploads }: UploadLineProps) {
  const { id, name, phase, thumb, message } = upload;
  const wrong = phase === 'failed' || phase === 'refused';
  return (
    <li className={css.upload}>
      <span className={css.mini}>
        {thumb ? (
          <img src={thumbUrl({ thumb })} alt="" />
        ) : wrong ? (
          <AlertIcon />
        ) : (
          <Spinner label={WORDS[phase]} />
        )}
      </span>
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        <p className={wrong ? css.wrong : css.meta} role={wrong ? 'alert' : 'status'}>
          {message ?? WORDS[phase]}
          {phase === 'failed' && ' It is kept in this browser.'}
        </p>
      </div>
      {phase === 'failed' && (
        <IconButton size="sm" aria-label={`Try ${name} again`} onClick={() => uploads.retry(id)}>
          <RetryIcon />
        </IconButton>
      )}
      {wrong && (
        <IconButton size="sm" aria-label={`Remove ${name}`} onClick={() => uploads.discard(id)}>
          <CloseIcon />
        </IconButton>
      )}
    </li>
  );
}
