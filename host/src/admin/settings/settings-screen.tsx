import { accountAddress } from '@fm/contract/addresses';
import { listAddress, run, useLiveRecord } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import {
  COMPANY_ID,
  companyFrom,
  emptySettings,
  type Settings,
  settings,
  settingsFormSchema,
  settingsToForm,
} from '@fm/domain/settings';
import { useHost } from '@fm/platform';
import { HistorySection } from '@fm/screens/record';
import { RecordFormFrame } from '@fm/ui/form';
import { AdminTabs } from '../admin-tabs';
import { CompanySection } from './company-section';
import { HolidaysSection } from './holidays-section';
import { MoneySection } from './money-section';
import { PapersSection } from './papers-section';
import { RecordsSection } from './records-section';
import { TeamsSection } from './teams-section';

/** `/admin/settings`: what holds for the whole company. */
export function SettingsScreen() {
  // Until somebody saves them there is no record, and the form makes one.
  const isMissing = useLiveRecord(settings, COMPANY_ID).status === 'missing';
  return <SettingsForm key={String(isMissing)} id={isMissing ? undefined : COMPANY_ID} />;
}

/** Of a record that is damaged, the form shows what holds in place of each such field. */
const fromRecord = (record: Settings) => settingsToForm(companyFrom(record));

function SettingsForm({ id }: { readonly id: string | undefined }) {
  const { toast, companyTitle } = useHost();
  const record = useRecordForm({
    collection: settings,
    id,
    schema: settingsFormSchema,
    empty: () => emptySettings(companyTitle),
    fromRecord,
    store: (input) => run('settings.save', { ...input, id: COMPANY_ID }),
    onSaved: () =>
      toast.success(
        'The settings were saved. Pages that others have open go by them when they are reloaded.',
      ),
  });
  const { control } = record.form;
  return (
    <RecordFormFrame
      record={record}
      noun="settings"
      title="Settings"
      createLabel="Save settings"
      back={{ to: listAddress(accountAddress.list()), label: 'Accounts' }}
      above={<AdminTabs current="settings" />}
    >
      <CompanySection control={control} />
      <PapersSection control={control} />
      <MoneySection control={control} />
      <TeamsSection control={control} />
      <HolidaysSection control={control} stored={record.record?.holidayRegion} />
      <RecordsSection control={control} />
      {record.record && <HistorySection kind={settings} record={record.record} mayEdit={false} />}
    </RecordFormFrame>
  );
}
