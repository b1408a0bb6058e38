import { customerAddress } from '@fm/contract/addresses';
import { townOf } from '@fm/domain/customer';
import { FormStack, Notice, TextLink } from '@fm/ui';
import { type ReactNode, useContext } from 'react';
import type { FoundDuplicate } from '../../duplicates/api/find-duplicates';
import type { SignField } from '../../duplicates/signs';
import { mergeAddress } from '../../merge/merge-address';
import { LikelyDuplicates } from './duplicate-finder';
import css from './duplicate-notice.module.css';

/** Customers named below one field. */
const MOST_NAMED = 5;

interface DuplicateNoticeProps {
  /** What the field below which it stands is compared as. */
  readonly by: SignField;
  readonly children: ReactNode;
}

/** Below a field: customers that may be the same as the one being typed. Only a hint: saving goes on as before. */
export function DuplicateNotice({ by, children }: DuplicateNoticeProps) {
  const { ownId, found } = useContext(LikelyDuplicates);
  const here = found.filter((one) => one.by === by).slice(0, MOST_NAMED);
  return (
    <FormStack>
      {children}
      {here.length > 0 && (
        <Notice title="Perhaps entered already">
          <ul className={css.list}>
            {here.map((one) => (
              <Line key={one.customer.id} of={one} ownId={ownId} />
            ))}
          </ul>
        </Notice>
      )}
    </FormStack>
  );
}

interface LineProps {
  readonly of: FoundDuplicate;
  /** The customer on screen, once it is stored: then the two can be merged. */
  readonly ownId: string | undefined;
}

const Line = ({ of: { customer, why }, ownId }: LineProps) => (
  <li>
    <TextLink to={customerAddress.record(customer.id)} newTab>
      {customer.name}
    </TextLink>
    {[customer.number, townOf(customer)].filter(Boolean).map((part) => `, ${part}`)}
    {`: ${why.join(', ')}. `}
    {ownId && (
      <TextLink to={mergeAddress(ownId, customer.id)} newTab>
        Merge the two…
      </TextLink>
    )}
  </li>
);
