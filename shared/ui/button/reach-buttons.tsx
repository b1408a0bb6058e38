import { PhoneIcon, PlaceIcon } from '../icons';
import { buttonClass } from './button-class';
import { phoneAddress } from './reach-links';

interface CallButtonProps {
  readonly phone: string;
  /** Who answers. */
  readonly name: string;
}

/** Calls somebody, large enough for a thumb. */
export const CallButton = ({ phone, name }: CallButtonProps) => (
  <a href={phoneAddress(phone)} className={buttonClass({ variant: 'outline' })} aria-label={`Call ${name}`}>
    <PhoneIcon />
    Call
  </a>
);

interface MapButtonProps {
  /** `mapAddress` of `@fm/domain/address`. */
  readonly href: string;
  /** The address, for those who do not see the map. */
  readonly of: string;
}

/** Shows an address on a map, large enough for a thumb. */
export const MapButton = ({ href, of }: MapButtonProps) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className={buttonClass({ variant: 'outline' })}
    aria-label={`Map of ${of} (opens a new tab)`}
  >
    <PlaceIcon />
    Map
  </a>
);
