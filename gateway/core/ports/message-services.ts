/** Services that send messages to people: one of the owner's for both channels, and ready ones for a channel each. */
export type MessageServices = {
  /** A service of the owner's that takes messages as JSON; sends what no other does. */
  webhook: { url: string; token: string | undefined } | undefined
  /** A mail server: `smtps://user:password@host`; `from` is `Name <address>`. */
  smtp: { url: string; from: string } | undefined
  /** SMS.RU. `from` is a sender's name that the service has approved. */
  smsRu: { url: string; apiId: string; from: string | undefined } | undefined
}
