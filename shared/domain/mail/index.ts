export { composeMail, type MailContent } from './compose-mail';
export { DELIVERY_STATES, type DeliveryState, MAIL_PATH, type Mail, mailSchema } from './mail';
