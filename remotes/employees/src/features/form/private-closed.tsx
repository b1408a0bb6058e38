import { FormSection, FormWide } from '@fm/ui';

/** In the place of home address and private details, for who may not see them. */
export const PrivateClosed = () => (
  <FormSection title="Private details">
    <FormWide>
      <p>
        Home address, emergency contact, notes and rates are for the office alone. Your role does not see
        them.
      </p>
    </FormWide>
  </FormSection>
);
