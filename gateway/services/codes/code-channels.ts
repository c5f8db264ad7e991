import type { Contact } from '@/gateway/core/contact'
import type { Mailbox } from '@/gateway/core/ports/messenger'

const CHANNELS = ['sms', 'email'] as const

type CodeChannel = (typeof CHANNELS)[number]

/** By what the codes of a contact go. */
export function channelOf({ kind }: Pick<Contact, 'kind'>): CodeChannel {
  return kind === 'phone' ? 'sms' : 'email'
}

/** By what codes are sent; those of the others the staff tells. */
export function codeChannelsOf({ notifiedAtDesk }: Mailbox): CodeChannel[] {
  return CHANNELS.filter((channel) => !notifiedAtDesk?.has(channel))
}
