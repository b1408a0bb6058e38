import { thumbUrl } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useOrderFilesById } from '../files/api/order-files';
import { siteInstant } from '../formatting/site-time';
import words from '../formatting/words.module.css';
import css from './signature.module.css';

/** Who signed when, with what they drew. */
export function Signed({ order }: { readonly order: Stored<WorkOrder> }) {
  const { signature, timezone } = order;
  const [drawing] = useOrderFilesById(order.id, signature?.attachmentId ? [signature.attachmentId] : []);
  if (!signature) return null;
  const { name, at, attachmentId } = signature;
  return (
    <div className={css.signed}>
      {drawing ? (
        <img src={thumbUrl(drawing)} alt={`Signature of ${name}`} width={480} height={160} />
      ) : (
        !attachmentId && <p className={css.typed}>{name}</p>
      )}
      <p>
        {name}
        <br />
        <span className={words.meta}>{siteInstant(at, timezone)}</span>
      </p>
    </div>
  );
}
