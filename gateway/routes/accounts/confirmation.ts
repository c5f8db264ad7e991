import { bind } from '@/gateway/http/bind'
import { confirmContact } from '@/gateway/services/accounts/confirm-contact'
import { toContact } from '@/gateway/core/contact'
import { createSecret } from '@/gateway/core/secrets'
import { writeDeviceCookie } from '@/gateway/http/session-cookies'
import { checkCode } from '@/gateway/services/codes/check-code'
import { maskRecipient } from '@/gateway/services/codes/code-rules'
import { sendCode } from '@/gateway/services/codes/send-code'
import type { ServiceDeps } from '@/gateway/services/deps'
import { KNOWN_SECONDS } from '@/gateway/services/sessions/known-device'
import * as confirmation from '@/lib/gateway/contracts/accounts/confirmation'

export function confirmationBindings(deps: ServiceDeps) {
  return [
    bind(confirmation.sendCode, async ({ body }, { client, context }) => {
      const { deviceToken = createSecret() } = client
      const sent = await sendCode(
        deps,
        { contact: toContact(body), purpose: body.purpose, deviceToken },
        client,
      )
      if (client.deviceToken === undefined)
        writeDeviceCookie(context, deviceToken, { isSecure: client.isSecure, maxAgeSeconds: KNOWN_SECONDS })
      return sent
    }),
    bind(confirmation.checkCode, async ({ body: { code, purpose, ...recipient } }, { client, viewer }) => {
      const contact = toContact(recipient)
      const token = await checkCode(deps, { contact, purposes: [purpose], code }, client)
      if (viewer && purpose === 'confirm') await confirmContact(deps, viewer, contact)
      return { isConfirmed: true as const, token, recipient: maskRecipient(contact) }
    }),
  ]
}
