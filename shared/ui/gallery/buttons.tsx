import {
  AddressText,
  Ago,
  Avatar,
  Badge,
  Button,
  ButtonLink,
  CallButton,
  EditIcon,
  IconButton,
  MailLink,
  MapButton,
  MapLink,
  OutsideLink,
  Panel,
  PhoneLink,
  PlusIcon,
  Spinner,
  Status,
  TextLink,
  Tooltip,
  TrashIcon,
} from '../index';
import { AssetStatusMark } from '../table';
import css from './gallery.module.css';

const variants = ['primary', 'secondary', 'outline', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

/** Buttons, links and small signs in each of their states. */
export const Buttons = () => (
  <Panel title="Buttons, links, signs">
    {sizes.map((size) => (
      <div className={css.row} key={size}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size} icon={<PlusIcon />}>
            {variant} {size}
          </Button>
        ))}
        <IconButton aria-label={`Edit, ${size}`} size={size}>
          <EditIcon />
        </IconButton>
        <IconButton aria-label={`Delete, ${size}`} size={size} variant="outline">
          <TrashIcon />
        </IconButton>
      </div>
    ))}
    <div className={css.row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Disabled
        </Button>
      ))}
      <Button variant="primary" busy>
        Saving...
      </Button>
      <ButtonLink to="/tasks/form" variant="primary">
        A link as a button
      </ButtonLink>
      <CallButton phone="+49 40 5550100" name="Ina Petersen" />
      <MapButton href="https://www.openstreetmap.org" of="Alsterufer 1, 20354 Hamburg" />
      <p>
        Links in text lead to <TextLink to="/tasks">other screens</TextLink> or out of the app:{' '}
        <MailLink email="office@nordhaus.example" />, call <PhoneLink phone="+49 40 5550100" />, or see{' '}
        <OutsideLink href="https://nordhaus.example">nordhaus.example</OutsideLink>. Find the site on the{' '}
        <MapLink href="https://www.openstreetmap.org" of="Alsterufer 1, 20354 Hamburg" />. The site is at{' '}
        <AddressText href="https://www.openstreetmap.org" line="Alsterufer 1, 20354 Hamburg" />.
      </p>
      <p>
        Due <Tooltip text="Friday, 20 November 2026">{(target) => <time {...target}>today</time>}</Tooltip>,
        changed <Ago at={new Date()} />
      </p>
      <Spinner label="Searching" />
    </div>
    <div className={css.row}>
      <AssetStatusMark status="degraded" />
      <Status tone="neutral" label="Open" />
      <Status tone="info" label="In progress" />
      <Status tone="success" label="Done" />
      <Status tone="warning" label="Needs review" />
      <Status tone="danger" label="Overdue" />
      <Status tone="neutral" shape="cross" label="Cancelled" />
      <Status tone="warning" shape="pause" label="On hold" />
      <Status tone="success" shape="dot" label="Active" />
    </div>
    <div className={css.row}>
      <Badge label="Lift" />
      <Badge tone="info" label="Contract" />
      <Badge tone="success" label="Paid" />
      <Badge tone="warning" label="Warranty" />
      <Badge tone="danger" label="Urgent" />
      <Avatar name="Ana Adler" />
      <Avatar name="Zoë Ångström" size="lg" />
    </div>
  </Panel>
);
