import type { MessageServices } from '@/gateway/core/ports/message-services'
import type { MessageChannel, MessageSender } from '@/gateway/core/ports/messenger'
import { createSmsRuSender } from '@/gateway/services/messenger/create-sms-ru-sender'
import { createSmtpSender } from '@/gateway/services/messenger/create-smtp-sender'
import { createWebhookSender } from '@/gateway/services/messenger/create-webhook-sender'

/** What sends each channel's messages to people; a channel without a service is absent. */
export type Senders = Partial<Record<Exclude<MessageChannel, 'crm' | 'webhook'>, MessageSender>>

export function chooseSenders({ webhook, smtp, smsRu }: MessageServices): Senders {
  const other = webhook && createWebhookSender(webhook.url, webhook.token)
  const email = smtp ? createSmtpSender(smtp) : other
  const sms = smsRu ? createSmsRuSender(smsRu) : other
  return { ...(email && { email }), ...(sms && { sms }) }
}

/** One sender for all channels; undefined where there is none. */
export function joinSenders(senders: Senders): MessageSender | undefined {
  if (Object.keys(senders).length === 0) return undefined
  return {
    send: async (message, key) => {
      const { channel } = message
      const sender = channel === 'email' || channel === 'sms' ? senders[channel] : undefined
      return sender ? sender.send(message, key) : { kind: 'failed', reason: `no service sends by ${channel}` }
    },
  }
}
