import { customerAddress } from '@fm/contract/addresses';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Notice, TextLink } from '@fm/ui';
import { useUnfinishedMerges } from './api/unfinished-merges';
import { mergeAddress } from './merge-address';

/** Above a customer that was merged into another one, or that others are being merged into: where to go from here. */
export function MergedNotice({ customer }: { readonly customer: Stored<Customer> | undefined }) {
  const may = useHost().can('customers:edit');
  const unfinished = useUnfinishedMerges(customer);
  if (!customer) return null;
  const { mergedInto, trashed, id, name } = customer;
  return (
    <>
      {mergedInto && (
        <Notice
          tone="warning"
          title={
            trashed ? `“${name}” was merged into another customer` : `The merge of “${name}” is not finished`
          }
          action={
            may && (
              <TextLink to={mergeAddress(mergedInto.id, id)}>
                {trashed ? 'Undo the merge…' : 'Finish the merge…'}
              </TextLink>
            )
          }
        >
          {'What belonged to it is with '}
          <TextLink to={customerAddress.record(mergedInto.id)}>{mergedInto.name}</TextLink>
          {trashed ? ' now.' : ' in part.'}
        </Notice>
      )}
      {unfinished.map((other) => (
        <Notice
          key={other.id}
          tone="warning"
          title={`“${other.name}” is being merged into this customer`}
          action={may && <TextLink to={mergeAddress(id, other.id)}>Finish the merge…</TextLink>}
        >
          It was interrupted: part of what belongs to it is not here yet.
        </Notice>
      ))}
    </>
  );
}
