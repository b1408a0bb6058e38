import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Picture } from './picture';
import css from './report.module.css';
import type { Said } from './said';

interface SignatureBoxProps extends Said {
  readonly order: WorkOrder;
  readonly files: readonly Stored<Attachment>[];
  readonly onPicture: (id: string) => void;
}

/** Who signed and when; a line to sign on where nobody did. */
export function SignatureBox({ order, files, onPicture, words, formats }: SignatureBoxProps) {
  const { signature, timezone } = order;
  if (!signature) return <p className={css.signHere}>{words.signHere}</p>;
  const drawn = files.find(({ id }) => id === signature.attachmentId);
  return (
    <div className={css.signed}>
      {drawn && (
        <Picture
          file={drawn}
          alt={`${words.signedBy} ${signature.name}`}
          lost={words.lostPhoto}
          onDone={onPicture}
        />
      )}
      <p dir="auto">{`${words.signedBy} ${signature.name}, ${formats.instant(signature.at, timezone)}`}</p>
    </div>
  );
}
