import { useActor } from '@fm/data';
import { kindOfRole } from '@fm/domain/role';
import { checklistItems, checklistProgress, isFilled } from '@fm/domain/work-order';
import { TransitionFrame, useKeptAnswers } from '@fm/screens/transitions';
import { Checkbox, formatSentence, Notice, RequiredMark, TextArea, TextField } from '@fm/ui';
import { siteInstant } from '../order/formatting/site-time';
import { Pad } from '../work/signature/pad';
import { NOTHING_DRAWN } from '../work/signature/strokes';
import { type AskedOrder, orderIntro } from './asked-order';
import { FailedItems } from './failed-items';

/** Completing a job: what was done, who signed, and what becomes of open checklist items. */
export function CompleteDialog({ asked }: AskedOrder) {
  const { record: order } = asked;
  const kept = useKeptAnswers(asked, () => ({
    outcome: order.outcome ?? '',
    signedBy: '',
    drawing: NOTHING_DRAWN,
    carryRest: false,
  }));
  const { outcome, signedBy, drawing, carryRest } = kept.input;
  return (
    <TransitionFrame
      asked={asked}
      kept={kept}
      title="Complete work order"
      intro={orderIntro(order)}
      size="md"
      input={{
        outcome,
        ...(signedBy && { signedBy, ...(drawing.picture && { drawing: drawing.picture }) }),
        ...(carryRest && { carryRest }),
      }}
      shows={['outcome', 'signedBy', ...(carryRest ? [] : ['checklist'])]}
    >
      <FailedItems order={order} />
      <OpenItems
        asked={asked}
        carryRest={carryRest}
        onCarryRest={(carryRest) => kept.change({ carryRest })}
      />
      <TextArea
        label="What was done?"
        required
        rows={4}
        maxLength={2000}
        value={outcome}
        onChange={(outcome) => kept.change({ outcome })}
        error={asked.errorOf('outcome')}
      />
      {order.requireSignature && !order.signature && (
        <>
          <TextField
            label="Signed for the customer by"
            required
            maxLength={120}
            autoComplete="off"
            value={signedBy}
            onChange={(signedBy) => kept.change({ signedBy })}
            error={asked.errorOf('signedBy')}
          />
          <Pad value={drawing} onChange={(drawing) => kept.change({ drawing })} />
        </>
      )}
      {order.signature && (
        <p>{`Signed by ${order.signature.name}, ${siteInstant(order.signature.at, order.timezone)}.`}</p>
      )}
    </TransitionFrame>
  );
}

interface OpenItemsProps extends AskedOrder {
  readonly carryRest: boolean;
  readonly onCarryRest: (carry: boolean) => void;
}

/** What is still open on the checklist; required items stand in the way unless they are carried over. */
function OpenItems({ asked, carryRest, onCarryRest }: OpenItemsProps) {
  const actor = useActor();
  const { checklist } = asked.record;
  const open = checklistItems(checklist).filter((item) => !isFilled(item));
  if (open.length === 0) return null;
  const { missing } = checklistProgress(checklist);
  return (
    <>
      <Notice
        tone={missing > 0 && !carryRest ? 'warning' : 'info'}
        title={formatSentence(open.length, {
          one: '{count} checklist item is open',
          many: '{count} checklist items are open',
        })}
      >
        <ul>
          {open.map((item) => (
            <li key={item.id} dir="auto">
              {item.label}
              {item.required && <RequiredMark />}
            </li>
          ))}
        </ul>
      </Notice>
      {kindOfRole(actor.role) !== 'manager' && (
        <Checkbox
          label="Carry the open items to a new order"
          hint="A draft for the same site; this order is completed with what is filled in."
          value={carryRest}
          onChange={onCarryRest}
          error={carryRest ? undefined : asked.errorOf('checklist')}
        />
      )}
      {kindOfRole(actor.role) === 'manager' && missing > 0 && (
        <p>Fill in the required items first, or ask office staff to carry them to a new order.</p>
      )}
    </>
  );
}
