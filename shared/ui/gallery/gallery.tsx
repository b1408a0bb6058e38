import { Button, ButtonLink, Page, Panel, PlusIcon, Status } from '../index';
import { Buttons } from './buttons';
import { Charts } from './charts';
import { Dialogs } from './dialogs';
import { Fields } from './fields';
import { Files } from './files';
import { Lists, LongTable } from './lists';
import { OverviewCards } from './overview-cards';
import { Papers } from './papers';
import { SampleForm } from './sample-form';
import { States } from './states';
import { ThemeChoice } from './theme-choice';
import { Trash } from './trash';

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
