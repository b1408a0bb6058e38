import { run, useLiveRecord } from '@fm/data';
import { contactsOf, customers } from '@fm/domain/customer';
import { offerLanguage } from '@fm/domain/offer';
import { mailDraft } from '@fm/domain/offer-link';
import { TransitionFrame, useKeptAnswers } from '@fm/screens/transitions';
import { formatDay, formatMoney, RadioGroup, Skeleton, TextField } from '@fm/ui';
import { MailFields } from '../document/mail-fields';
import type { AskedOffer } from './asked-offer';

const ways = [
  { id: 'mail', label: 'By mail, with the document and a link to answer by' },
  { id: 'other', label: 'Another way: by post, handed over, or sent already' },
] as const;

/** Sends an offer by mail, or notes that it went another way. Waits for the address it would go to. */
export function SendDialog({ asked }: AskedOffer) {
  const { customerRef, contactRef, sentTo } = asked.record;
  const customer = useLiveRecord(customers, customerRef.id);
  const contact = useLiveRecord(contactsOf(customerRef.id), contactRef?.id);
  if (customer.status === 'loading' || (contactRef && contact.status === 'loading'))
    return (
      <TransitionFrame asked={asked} title="Send the offer" input={{}} busy>
        <Skeleton rows={4} columns={1} />
      </TransitionFrame>
    );
  const own = customer.status === 'ready' ? customer.record : undefined;
  const person = contact.status === 'ready' ? contact.record.email : undefined;
  return (
    <Sending
      asked={asked}
      address={sentTo ?? person ?? own?.email ?? ''}
      language={asked.record.language ?? offerLanguage(own?.language)}
    />
  );
}

interface SendingProps extends AskedOffer {
  /** The address it goes to unless somebody changes it; empty where none is known. */
  readonly address: string;
  readonly language: 'de' | 'en';
}

function Sending({ asked, address, language }: SendingProps) {
  const offer = asked.record;
  const isSent = offer.status === 'sent';
  const draft = mailDraft({ offer, language, contact: offer.contactRef?.name });
  const kept = useKeptAnswers(asked, () => ({
    way: isSent || address !== '' ? 'mail' : 'other',
    note: '',
    to: address,
    ...draft,
  }));
  const { way, note, ...mail } = kept.input;
  const isMailed = way === 'mail';
  const submit = () => {
    if (isMailed) asked.make(() => run('offers.send', { id: offer.id, ...mail }), kept.forget);
    else asked.confirm({ note }, kept.forget);
  };
  return (
    <TransitionFrame
      asked={asked}
      kept={kept}
      title={isSent ? 'Send the offer again' : 'Send the offer'}
      size="md"
      submitLabel={isMailed ? 'Send' : 'Mark as sent'}
      intro={
        isSent ? (
          'It goes out as it is, with a new link. The link before then leads nowhere.'
        ) : (
          <>
            {offer.customerRef.name} gets this offer of{' '}
            <strong>{formatMoney(offer.grossMinor, offer.currency)}</strong>, valid until{' '}
            {formatDay(offer.validUntil)}. After this it can no longer be changed, only replaced by a new
            version.
          </>
        )
      }
      input={{}}
      shows={isMailed ? ['to', 'subject', 'text'] : ['note']}
      onSubmit={submit}
    >
      {!isSent && (
        <RadioGroup
          label="How it goes"
          stacked
          options={ways}
          value={way}
          onChange={(way) => kept.change({ way })}
        />
      )}
      {isMailed ? (
        <MailFields
          mail={mail}
          onChange={kept.change}
          hint="The link and how long it works follow below it."
          errorOf={asked.errorOf}
        />
      ) : (
        <TextField
          label="Note"
          hint="How and to whom it went, for the history. May stay empty."
          maxLength={200}
          value={note}
          onChange={(note) => kept.change({ note })}
          error={asked.errorOf('note')}
          autoComplete="off"
        />
      )}
    </TransitionFrame>
  );
}
