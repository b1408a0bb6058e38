import { catalogueAddress } from '@fm/contract/addresses';
import { listAddress, useTrash } from '@fm/data';
import { catalogueItems } from '@fm/domain/catalogue';
import { seesPrices } from '@fm/domain/role';
import { useHost, useSession } from '@fm/platform';
import { HistorySection } from '@fm/screens/record';
import { TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useItemRecord } from './api/item-record';
import { ItemSection } from './item-section';
import { PricesSection } from './prices-section';

/** `/create-offer/catalogue/form` creates, `/create-offer/catalogue/form?id=…` edits. */
export function ItemFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  // Another item is another form: nothing typed for one may end up with the other.
  return <ItemForm key={id} id={id} />;
}

function ItemForm({ id }: { readonly id: string | undefined }) {
  const host = useHost();
  const navigate = useNavigate();
  const { role } = useSession();
  const back = { to: listAddress(catalogueAddress.list()), label: 'Catalogue' };
  const record = useItemRecord(id, (key, mode, { name }) => {
    host.toast.success(`“${name}” was ${mode === 'create' ? 'created' : 'saved'}.`);
    if (mode === 'create') navigate(catalogueAddress.edit(key), { replace: true });
  });
  const item = record.record;
  const trash = useTrash(catalogueItems, () => navigate(back.to));
  const mayEdit = host.can('offers:edit');
  const { control } = record.form;
  return (
    <RecordFormFrame
      record={record}
      noun="item"
      title={item?.name ?? (id ? 'Item' : 'New item')}
      back={back}
      actions={<TrashMenu trash={trash} record={item} />}
      above={<TrashNotice trash={trash} record={item} noun="item" />}
      readOnly={mayEdit ? undefined : 'Your role may look at the catalogue, not change it.'}
    >
      <ItemSection control={control} />
      {seesPrices(role) && <PricesSection control={control} />}
      {item && <HistorySection kind={catalogueItems} record={item} mayEdit={mayEdit && !item.trashed} />}
    </RecordFormFrame>
  );
}
