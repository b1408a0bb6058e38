import type { Stored } from '@fm/domain/record';
import { followUpOfItem, isFailed, type WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { CommentIcon, IconButton, lazily, Status, TextLink } from '@fm/ui';
import { useState } from 'react';
import { siteAgo } from '../look/site-time';
import css from './checklist.module.css';
import { ItemInput } from './item-input';
import { ItemRemark } from './item-remark';
import type { ChecklistFill, Item } from './use-checklist-fill';

const ItemPhotos = lazily('the photos', async () => (await import('../files/item-photos')).ItemPhotos);

interface ChecklistRowProps {
  readonly order: Stored<WorkOrder>;
  readonly item: Item;
  readonly fill: ChecklistFill;
  readonly readOnly: boolean;
}

/** One item: its input, who filled it in, and what was remarked. */
export function ChecklistRow({ order, item, fill, readOnly }: ChecklistRowProps) {
  const [remarking, setRemarking] = useState(false);
  const failed = isFailed(item);
  const followUp = followUpOfItem(order, item.id);
  const { can } = useHost();
  const [mayEdit, mayOffer] = [can('workOrders:edit'), can('offers:edit')];
  return (
    <li className={css.item}>
      <ItemInput item={item} fill={fill} readOnly={readOnly} />
      {!readOnly && !remarking && (
        <IconButton
          aria-label={`${item.note ? 'Change' : 'Add'} remark on ${item.label}`}
          size="sm"
          onClick={() => setRemarking(true)}
        >
          <CommentIcon />
        </IconButton>
      )}
      {item.note && !remarking && (
        <p className={css.remark} dir="auto">
          {item.note}
        </p>
      )}
      {remarking && <ItemRemark item={item} fill={fill} onClose={() => setRemarking(false)} />}
      {(failed || item.kind === 'photo') && (
        <div className={css.photos}>
          <ItemPhotos order={order} item={item} readOnly={readOnly} />
        </div>
      )}
      {(failed || item.by || followUp) && (
        <p className={css.about}>
          {failed && <Status tone="danger" label={item.kind === 'number' ? 'Out of range' : 'Failed'} />}
          {item.by && item.at && <span>{`${item.by.name}, ${siteAgo(item.at, order.timezone)}`}</span>}
          {followUp && <TextLink to={`/work-orders/${followUp}`}>Open follow-up order</TextLink>}
          {failed && mayEdit && !followUp && (
            <TextLink to={`/work-orders/form?followUp=${order.id}&item=${item.id}`}>
              Create follow-up order
            </TextLink>
          )}
          {failed && mayOffer && (
            <TextLink to={`/create-offer?order=${order.id}&item=${item.id}`}>Offer the repair</TextLink>
          )}
        </p>
      )}
    </li>
  );
}
