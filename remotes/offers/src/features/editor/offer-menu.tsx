import type { Trash } from '@fm/data';
import { type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useReminderEntry } from '@fm/screens/record';
import { SaveTemplateDialog } from '@fm/screens/templates';
import { DuplicateIcon, FileIcon } from '@fm/ui';
import { TrashMenu } from '@fm/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferAddress } from '../screen/offer-address';
import { saveTemplate } from '../templates/api/templates';

interface OfferMenuProps {
  readonly trash: Trash<Offer>;
  readonly offer: Stored<Offer>;
}

/** What is seldom done with an offer: more of its kind, and away with it. */
export function OfferMenu({ trash, offer }: OfferMenuProps) {
  const navigate = useNavigate();
  const address = useOfferAddress();
  const reminder = useReminderEntry(offers, offer.id);
  const [saving, setSaving] = useState(false);
  return (
    <>
      <TrashMenu
        trash={trash}
        record={offer}
        size="sm"
        more={[
          ...reminder,
          {
            id: 'copy',
            label: 'Copy into a new offer…',
            icon: <DuplicateIcon />,
            onSelect: () => navigate(address.copy(offer.id)),
          },
          {
            id: 'template',
            label: 'Save as template…',
            icon: <FileIcon />,
            onSelect: () => setSaving(true),
          },
        ]}
      />
      {saving && (
        <SaveTemplateDialog
          intro="Keeps what is offered: title, texts, lines with their groups, prices and costs, discount and days to pay. Not to whom, and not until when."
          title={offer.title}
          chosenFor="new offers"
          onSave={(id, name) => saveTemplate(id, name, offer)}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
