import { FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { LogoField } from './logo-field';
import type { SettingsSectionProps } from './section-props';

/** What else stands on papers. */
export const PapersSection = ({ control }: SettingsSectionProps) => (
  <FormSection
    title="Papers"
    hint="The logo stands at the head of reports and mails. Address, contact, tax number, bank and the last lines stand on what customers get."
  >
    <FormWide>
      <Field control={control} name="logo" label="Logo">
        {(field) => <LogoField {...field} />}
      </Field>
    </FormWide>
    <Field control={control} name="contact.name" label="Contact person">
      {(field) => <TextField {...field} hint="Whom customers can ask" />}
    </Field>
    <Field control={control} name="contact.phone" label="Phone">
      {(field) => <TextField {...field} type="tel" hint="As in +49 30 1234567" />}
    </Field>
    <Field control={control} name="contact.email" label="E-mail">
      {(field) => (
        <TextField
          {...field}
          type="email"
          hint="Contact person, phone and e-mail are needed for XRechnung, the e-invoice of public bodies"
        />
      )}
    </Field>
    <Field control={control} name="taxId" label="Tax number">
      {(field) => <TextField {...field} spellCheck={false} hint="As in DE136695976" />}
    </Field>
    <Field control={control} name="bankName" label="Bank">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="iban" label="IBAN">
      {(field) => <TextField {...field} spellCheck={false} />}
    </Field>
    <Field control={control} name="bic" label="BIC">
      {(field) => <TextField {...field} spellCheck={false} />}
    </Field>
    <FormWide>
      <Field control={control} name="footer" label="Last lines">
        {(field) => <TextArea {...field} rows={2} hint="Managing directors, court of registration" />}
      </Field>
    </FormWide>
  </FormSection>
);
