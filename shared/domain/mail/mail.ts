import * as v from 'valibot';

/** Collection of mails that the server sends; nobody reads it in the app. */
export const MAIL_PATH = 'mail';

/**
 * What became of a mail. `PENDING`: it waits to be sent, again after a failure. `PROCESSING`: it is handed to the mail
 * server. The names are those of Firebase's own extension for mails.
 */
export const DELIVERY_STATES = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A mail as it is stored, `mail/{id}`: the id says what it tells of, so that it is written once. */
export const mailSchema = v.object({
  to: v.pipe(v.array(v.pipe(v.string(), v.email(), v.maxLength(254))), v.minLength(1), v.maxLength(20)),
  message: v.object({
    subject: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    text: v.pipe(v.string(), v.maxLength(50_000)),
    html: v.pipe(v.string(), v.maxLength(100_000)),
    /** Pictures that the HTML shows as `cid:` addresses. */
    attachments: v.optional(
      v.pipe(
        v.array(
          v.object({
            filename: v.pipe(v.string(), v.maxLength(40)),
            cid: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
            contentType: v.pipe(v.string(), v.regex(/^image\/[a-z]+$/)),
            content: v.pipe(v.string(), v.maxLength(100_000)),
            encoding: v.literal('base64'),
          }),
        ),
        v.maxLength(1),
      ),
    ),
  }),
  delivery: v.object({
    state: v.picklist(DELIVERY_STATES),
    /** Tries so far. */
    attempts: v.pipe(v.number(), v.integer()),
    startedAt: v.optional(v.date()),
    endedAt: v.optional(v.date()),
    /** Why the last try failed. */
    error: v.optional(v.string()),
  }),
  /** The offer whose document goes along: it is made when the mail is handed over. */
  offerId: v.optional(v.string()),
  /** The invoice whose document and e-invoice go along. */
  invoiceId: v.optional(v.string()),
  /** What lets whoever reads it in: taken out of the text once the mail was handed over. */
  secret: v.optional(v.pipe(v.string(), v.minLength(20))),
  expireAt: v.date(),
});
export type Mail = v.InferOutput<typeof mailSchema>;
