export { accountFacts } from './access/account-facts';
export { followUser } from './access/follow-user';
export { noteSignIn } from './access/note-sign-in';
export { exportHistory } from './audit/export-history';
export { command } from './command/command';
export { knownCommands } from './command/known-commands';
export { invoicePdf } from './documents/invoice-pdf';
export { offerPdf } from './documents/offer-pdf';
export { notify } from './following/notify';
export { orderCancelled, orderDeleted, planDeleted } from './following/order-cancelled';
export {
  assetRenamed,
  contactRenamed,
  customerRenamed,
  employeeRenamed,
  siteRenamed,
} from './following/renamed';
export { runJobNow } from './jobs/run-now';
export { morning, nightly, remind } from './jobs/schedules';
export { sendMail } from './mail/send-mail';
export { offerPage } from './offer-page/offer-page';
export { signOffer } from './offer-page/sign-offer';
export { pushNews } from './push/push-news';
export { countUse } from './usage/count-use';
export { readHealth } from './usage/read-health';
export { readUse } from './usage/read-use';
export { report } from './usage/report';
