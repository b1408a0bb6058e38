import { useState } from 'react';
import { BarChart } from '../chart';
import {
  Button,
  ButtonLink,
  NativeSelect,
  Page,
  Panel,
  PlusIcon,
  Status,
  type TrashActions,
  type TrashedRecord,
  TrashNotice,
} from '../index';
import { TrashMenu } from '../select';
import { Buttons } from './buttons';
import { Dialogs } from './dialogs';
import { Fields } from './fields';
import { Files } from './files';
import css from './gallery.module.css';
import { Lists, LongTable } from './lists';
import { OverviewCards } from './overview-cards';
import { Papers } from './papers';
import { SampleForm } from './sample-form';
import { States } from './states';

/** Every component in every state: for the eye, for screenshots and for the accessibility check. Needs a router. */
export const Gallery = () => (
  <Page
    title="Everything the interface is made of"
    subtitle="Each part in each of its states, light and dark, wide and narrow."
    back={{ to: '/', label: 'Overview' }}
    status={<Status tone="info" label="In progress" />}
    actions={
      <>
        <ThemeChoice />
        <Button>Duplicate</Button>
        <ButtonLink to="/tasks/form" variant="primary" icon={<PlusIcon />}>
          New task
        </ButtonLink>
      </>
    }
  >
    <OverviewCards />
    <Lists />
    <Panel title="Form">
      <SampleForm />
    </Panel>
    <Fields />
    <Buttons />
    <Charts />
    <Papers />
    <Files />
    <States />
    <Trash />
    <Dialogs />
    <LongTable />
  </Page>
);

const weeks = [12, 18, 9, 0, 24, 21, 30, 17].map((value, index) => ({ label: `W ${40 + index}`, value }));

/** Numbers as drawings, and where there are none. */
const Charts = () => (
  <Panel title="Charts">
    <div className={css.samples}>
      <BarChart caption="Work orders finished per week" labelled="Week" points={weeks} />
      <BarChart caption="Work orders finished per day" labelled="Day" points={[]} />
    </div>
  </Panel>
);

const themes = [
  { id: 'system', label: 'Theme of the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof themes)[number]['id'];

/** Shows the page in the other theme. */
function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>('system');
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    const { dataset } = document.documentElement;
    if (chosen === 'system') delete dataset.theme;
    else dataset.theme = chosen;
  };
  return <NativeSelect label="Theme" hideLabel options={themes} value={theme} onChange={choose} />;
}

const kept: TrashedRecord = { id: '1', trashed: false };
const gone: TrashedRecord = {
  id: '2',
  trashed: true,
  trashedAt: new Date(2026, 10, 20, 14, 5),
  trashedBy: { name: 'Ana Adler' },
};

/** What goes to the trash and comes back. */
function Trash() {
  const [asked, setAsked] = useState<TrashActions<TrashedRecord>['asked']>();
  const close = () => setAsked(undefined);
  const trash: TrashActions<TrashedRecord> = {
    may: true,
    mayPurge: false,
    busy: false,
    failure: undefined,
    asked,
    begin: () => setAsked({ action: 'trash', name: 'Hafenkontor', along: [], against: [] }),
    beginPurge: close,
    confirm: close,
    cancel: close,
    restore: close,
  };
  return (
    <Panel title="Trash">
      <TrashNotice trash={trash} record={gone} noun="customer" />
      <div className={css.row}>
        <TrashMenu trash={trash} record={kept} />
      </div>
    </Panel>
  );
}
