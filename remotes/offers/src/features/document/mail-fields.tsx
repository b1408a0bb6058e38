import { TextArea, TextField } from '@fm/ui';

/** What somebody types of a mail that goes out with a document. */
export interface TypedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface MailFieldsProps {
  readonly mail: TypedMail;
  readonly onChange: (mail: TypedMail) => void;
  /** What follows below the text. */
  readonly hint: string;
  readonly errorOf: (field: keyof TypedMail) => string | undefined;
}

/** The fields of a mail with a document: to whom, under which subject, with which words. */
export const MailFields = ({ mail, onChange, hint, errorOf }: MailFieldsProps) => (
  <>
    <TextField
      label="To"
      type="email"
      required
      value={mail.to}
      onChange={(to) => onChange({ ...mail, to })}
      error={errorOf('to')}
      autoComplete="off"
    />
    <TextField
      label="Subject"
      required
      maxLength={200}
      value={mail.subject}
      onChange={(subject) => onChange({ ...mail, subject })}
      error={errorOf('subject')}
      autoComplete="off"
    />
    <TextArea
      label="Text"
      hint={hint}
      required
      rows={9}
      maxLength={5000}
      value={mail.text}
      onChange={(text) => onChange({ ...mail, text })}
      error={errorOf('text')}
    />
  </>
);
