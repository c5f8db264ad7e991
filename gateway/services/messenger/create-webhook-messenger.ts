import { gatewayError } from '@/gateway/core/errors'
import type { Messenger } from '@/gateway/core/messenger'

const TIMEOUT_MS = 10_000

const UNSENT = 'Сообщение не отправлено. Повторите попытку позже.'

/** Hands messages as JSON to a service of the owner's that sends SMS and letters. */
export function createWebhookMessenger(url: string, token: string | undefined): Messenger {
  return {
    send: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => undefined)
      await response?.body?.cancel()
      if (!response?.ok) throw gatewayError('unavailable', UNSENT)
    },
  }
}

/** A shop in production without a way to send says so, instead of keeping codes where nobody sees them. */
export const silentMessenger: Messenger = {
  send: () => Promise.reject(gatewayError('unavailable', 'Отправка сообщений не настроена.')),
}
