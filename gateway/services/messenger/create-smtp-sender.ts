import { createTransport } from 'nodemailer'
import type { MessageServices } from '@/gateway/core/ports/message-services'
import type { MessageSender, SendOutcome, SentMessage } from '@/gateway/core/ports/messenger'
import { isLocalHost } from '@/gateway/core/is-local-host'
import { describeFailure, SEND_TIMEOUT_MS } from '@/gateway/services/messenger/send-outcome'

/** RFC 5321: replies from here on are final. */
const PERMANENT_REPLY = 500
/** Replies about the email or its recipient; any other concerns the account or the server, which its owner can mend. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

function outcomeOfError(error: unknown): SendOutcome {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  const isFinal = OF_THE_MAIL.has(code) && responseCode >= PERMANENT_REPLY
  return { kind: isFinal ? 'refused' : 'failed', reason: describeFailure(error) }
}

function toMail({ to, subject, text, html, headers, attachments }: SentMessage) {
  return {
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: attachments?.map(({ name, ...file }) => ({ ...file, filename: name })),
  }
}

/**
 * Sends emails through a mail server. A repeated email has the same Message-ID, by which mail programs show it once. A password
 * leaves only through TLS, unless the server is on this machine.
 */
export function createSmtpSender({ url, from }: NonNullable<MessageServices['smtp']>): MessageSender {
  const transport = createTransport({
    url,
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    requireTLS: !isLocalHost(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (message, key) => {
      try {
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
        await transport.sendMail({ ...toMail(message), from, messageId: `<${key}@${host}>`, signal })
        return { kind: 'sent' }
      } catch (error) {
        return outcomeOfError(error)
      }
    },
  }
}
