import { thumbUrl } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useOrderFiles } from '../files/api/order-files';
import { siteInstant } from '../look/site-time';
import css from './signature.module.css';

/** Who signed when, with what they drew. */
export function Signed({ order }: { readonly order: Stored<WorkOrder> }) {
  const files = useOrderFiles(order.id);
  const { signature, timezone } = order;
  if (!signature) return null;
  const { name, at, attachmentId } = signature;
  const drawing = files.rows.find(({ id }) => id === attachmentId);
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
        <span className={css.meta}>{siteInstant(at, timezone)}</span>
      </p>
    </div>
  );
}
