import { Button, ButtonLink, Page, Panel, PlusIcon, Status } from '../index';
import { Buttons } from './buttons';
import { Fields } from './fields';
import { Lists } from './lists';
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
        <Button>Duplicate</Button>
        <ButtonLink to="/tasks/form" variant="primary" icon={<PlusIcon />}>
          New task
        </ButtonLink>
      </>
    }
  >
    <Lists />
    <Panel title="Form">
      <SampleForm />
    </Panel>
    <Fields />
    <Buttons />
    <States />
  </Page>
);
