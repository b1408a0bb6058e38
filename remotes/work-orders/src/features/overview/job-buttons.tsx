import { workOrderAddress } from '@fm/contract/addresses';
import { useActor } from '@fm/data';
import { type Address, addressLine, mapAddress } from '@fm/domain/address';
import type { Contact } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useTransitions } from '@fm/screens/transitions';
import { Button, ButtonLink, CallButton, MapButton, Notice } from '@fm/ui';
import { useNavigate } from 'react-router-dom';
import { orderTransitionScreen } from '../transitions/order-transition-screen';
import { StartWithTimer } from '../work/labour/start-with-timer';
import css from './own-orders.module.css';

interface JobButtonsProps {
  readonly order: Stored<WorkOrder>;
  readonly address: Address | undefined;
  readonly contact: Contact | undefined;
}

/** What is done next with a job: begin it or go on with it, call, and find the way. A job that began is opened. */
export function JobButtons({ order, address, contact }: JobButtonsProps) {
  const run = useTransitions(orderTransitionScreen);
  const navigate = useNavigate();
  const actor = useActor();
  const record = workOrderAddress.record(order.id);
  const start = orderTransitionScreen
    .choices(order, actor)
    .map(({ transition }) => transition)
    .find(({ usual, to }) => usual && to === 'inProgress');
  const open = () => navigate(record);
  return (
    <>
      <div className={css.buttons}>
        {start ? (
          <>
            <Button
              variant="primary"
              busy={run.busy}
              aria-label={`${start.label}: ${order.title}`}
              onClick={() => run.begin(order, start, undefined, open)}
            >
              {start.label}
            </Button>
            <StartWithTimer {...{ order, run }} transition={start} onStarted={open} />
          </>
        ) : (
          <ButtonLink variant="primary" to={record}>
            {order.status === 'inProgress' ? 'Go on with the job' : 'Open the job'}
          </ButtonLink>
        )}
        {contact?.phone && <CallButton phone={contact.phone} name={contact.name} />}
        {address && <MapButton href={mapAddress(address)} of={addressLine(address)} />}
      </div>
      {run.failed && <Notice tone="danger">{run.failed.failure.message}</Notice>}
    </>
  );
}
