import { useLiveRecord } from '@fm/data';
import { type AssetInput, assets } from '@fm/domain/asset';
import { customers } from '@fm/domain/customer';
import { useSearchParams } from 'react-router-dom';

/** What a link to a new asset already names, `?customer=<id>` or `?parent=<id>`; undefined until it is known. */
export function useInitialValues(): Partial<AssetInput> | undefined {
  const [params] = useSearchParams();
  const parentId = params.get('parent') ?? undefined;
  const customerId = params.get('customer') ?? undefined;
  const parent = useLiveRecord(assets, parentId);
  const customer = useLiveRecord(customers, customerId);
  if (parentId !== undefined && parent.status === 'loading') return undefined;
  if (customerId !== undefined && customer.status === 'loading') return undefined;
  if (parent.status === 'ready') {
    const { id, name, customerRef, siteRef, area = '' } = parent.record;
    return { customerRef, siteRef, area, parentRef: { id, name } };
  }
  // A link that leads nowhere is no reason not to write the asset.
  if (customer.status !== 'ready') return {};
  return { customerRef: { id: customer.record.id, name: customer.record.name } };
}
