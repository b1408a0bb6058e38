import type { Asset } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { followUpOfItem, isFailed, type WorkOrder } from '@fm/domain/work-order';
import { CommentIcon, IconButton, lazily, Status } from '@fm/ui';
import { useState } from 'react';
import { siteAgo } from '../../order/formatting/site-time';
import css from './checklist.module.css';
import { ItemConsequences, type RepairOffer } from './item-consequences';
import { ItemInput } from './item-input';
import { focusOnce, ItemRemark } from './item-remark';
import type { ChecklistFill, Item } from './use-checklist-fill';

const ItemPhotos = lazily('the photos', async () => (await import('../files/item-photos')).ItemPhotos);

interface ChecklistRowProps {
  readonly order: Stored<WorkOrder>;
  readonly item: Item;
  /** Whose meter is read. */
  readonly asset: Asset | undefined;
  readonly fill: ChecklistFill;
  readonly readOnly: boolean;
  readonly offer: RepairOffer;
}

/** One item: its input, who filled it in, and what was remarked. */
export function ChecklistRow({ order, item, asset, fill, readOnly, offer }: ChecklistRowProps) {
  const [remark, setRemark] = useState<'closed' | 'open' | 'left'>('closed');
  const remarking = !readOnly && (remark === 'open' || fill.typed.of(item.id, 'note') !== undefined);
  const failed = isFailed(item);
  return (
    <li className={css.item}>
      <ItemInput item={item} asset={asset} timezone={order.timezone} fill={fill} readOnly={readOnly} />
      {!readOnly && !remarking && (
        <IconButton
          aria-label={`${item.note ? 'Change' : 'Add'} remark on ${item.label}`}
          size="sm"
          ref={remark === 'left' ? focusOnce : undefined}
          onClick={() => setRemark('open')}
        >
          <CommentIcon />
        </IconButton>
      )}
      {item.note && !remarking && (
        <p className={css.remark} dir="auto">
          {item.note}
        </p>
      )}
      {remarking && <ItemRemark item={item} fill={fill} onClose={() => setRemark('left')} />}
      {(failed || item.kind === 'photo') && (
        <div className={css.photos}>
          <ItemPhotos order={order} item={item} readOnly={readOnly} />
        </div>
      )}
      {(failed || item.by || followUpOfItem(order, item.id)) && (
        <p className={css.about}>
          {failed && <Status tone="danger" label={item.kind === 'number' ? 'Out of range' : 'Failed'} />}
          {item.by && item.at && <span>{`${item.by.name}, ${siteAgo(item.at, order.timezone)}`}</span>}
          <ItemConsequences order={order} item={item} offer={offer} />
        </p>
      )}
    </li>
  );
}
