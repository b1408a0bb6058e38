import { type Contact, contactsOf } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { ListState, MailLink, Panel, PhoneLink, ShowMore, Status } from '@fm/ui';
import { useContacts } from './api/related';
import css from './summary.module.css';

/** Whom to call, the first one at the top. */
export function ContactPanel({ customerId }: { readonly customerId: string }) {
  const contacts = useContacts(customerId);
  const { called } = contactsOf(customerId);
  return (
    <Panel title="Contacts">
      <ListState
        of={contacts}
        noun={called.many}
        columns={1}
        empty={<p className={css.none}>Nobody is known.</p>}
      >
        <ul className={css.rows}>
          {contacts.rows.map((contact) => (
            <ContactRow key={contact.id} contact={contact} />
          ))}
        </ul>
      </ListState>
      {contacts.more && <ShowMore {...contacts.more} called={called} byHand />}
    </Panel>
  );
}

const ContactRow = ({ contact }: { readonly contact: Stored<Contact> }) => {
  const { name, function: job, phone, email, primary } = contact;
  return (
    <li className={css.row}>
      <div className={css.what}>
        <strong dir="auto">{name}</strong>
        {job && (
          <p className={css.soft} dir="auto">
            {job}
          </p>
        )}
        {phone && (
          <p>
            <PhoneLink phone={phone} />
          </p>
        )}
        {email && (
          <p>
            <MailLink email={email} />
          </p>
        )}
      </div>
      {primary && <Status tone="info" label="Primary contact" />}
    </li>
  );
};
