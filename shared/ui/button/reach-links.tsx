import { VisuallyHidden } from '../layout/visually-hidden';
import { OutsideLink } from './text-link';
import css from './text-link.module.css';

/** What a device calls a number by. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Calls a number, where the device can. It is read in one line. */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <OutsideLink href={phoneAddress(phone)}>
    <span className={css.number}>{phone}</span>
  </OutsideLink>
);

/** Begins a mail. Where it is too long for its line, it is broken before the `@` if it can. */
export function MailLink({ email }: { readonly email: string }) {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <OutsideLink href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </OutsideLink>
  );
}

interface MapLinkProps {
  /** `mapAddress` of `@fm/domain/address`. */
  readonly href: string;
  /** The address, for those who do not see it beside the link. */
  readonly of: string;
}

/** Shows an address on a map. */
export const MapLink = ({ href, of }: MapLinkProps) => (
  <OutsideLink href={href}>
    Map<VisuallyHidden>{` of ${of} (opens a new tab)`}</VisuallyHidden>
  </OutsideLink>
);

interface AddressTextProps extends Pick<MapLinkProps, 'href'> {
  /** `addressLine` of `@fm/domain/address`. */
  readonly line: string;
}

/** An address in one line, with the way to its map. */
export const AddressText = ({ line, href }: AddressTextProps) => (
  <>
    <span dir="auto">{line}</span> <MapLink href={href} of={line} />
  </>
);
