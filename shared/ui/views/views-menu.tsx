import { useState } from 'react';
import { CheckIcon, EditIcon, PlusIcon } from '../icons';
import { MenuButton, type MenuEntry } from '../select/menu-button';
import { ManageViews } from './manage-views';
import { type ShownViews, viewDetail } from './shown-views';
import { ViewDialog } from './view-dialog';

type Step = { readonly kind: 'save' | 'manage' } | { readonly kind: 'edit'; readonly id: string };

/** The ways people keep of looking at a list: own ones and shared ones. */
export function ViewsMenu({ of }: { readonly of: ShownViews }) {
  const [step, setStep] = useState<Step>();
  const { status, views } = of;
  const current = views.find(({ isCurrent }) => isCurrent);
  const close = () => setStep(undefined);
  const edited = step?.kind === 'edit' ? views.find(({ id }) => id === step.id) : undefined;

  const items: MenuEntry[] = views.map((view) => ({
    id: view.id,
    label: view.name,
    detail: viewDetail(view),
    icon: view.isCurrent ? <CheckIcon /> : undefined,
    onSelect: () => of.open(view.id),
  }));
  if (status !== 'ready') {
    const label = status === 'failed' ? 'The views could not be loaded' : 'Loading views…';
    items.push({ id: ' state', label, disabled: true, onSelect: close });
  }
  items.push({
    id: ' save',
    label: 'Save this view…',
    icon: <PlusIcon />,
    onSelect: () => setStep({ kind: 'save' }),
  });
  if (views.some(({ isMine }) => isMine)) {
    items.push({
      id: ' manage',
      label: 'Change my views…',
      icon: <EditIcon />,
      onSelect: () => setStep({ kind: 'manage' }),
    });
  }

  return (
    <>
      <MenuButton label={current?.name ?? 'Views'} items={items} onOpen={of.load} />
      {step?.kind === 'save' && (
        <ViewDialog
          title="Save this view"
          submitLabel="Save view"
          initial={{ name: '', shared: false, isDefault: false }}
          onSave={of.save}
          onClose={close}
        />
      )}
      {step?.kind === 'manage' && (
        <ManageViews of={of} onClose={close} onEdit={(id) => setStep({ kind: 'edit', id })} />
      )}
      {edited && (
        <ViewDialog
          title="Change the view"
          submitLabel="Save view"
          initial={edited}
          onSave={({ name, shared, isDefault }) => of.change(edited.id, { name, shared, isDefault })}
          onClose={() => setStep({ kind: 'manage' })}
        />
      )}
    </>
  );
}
