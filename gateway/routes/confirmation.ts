import { bind } from '@/gateway/http/bind'
import { confirmContact } from '@/gateway/services/accounts/confirm-contact'
import { toContact } from '@/gateway/core/contact'
import { checkCode } from '@/gateway/services/codes/check-code'
import { maskRecipient } from '@/gateway/services/codes/code-rules'
import { sendCode } from '@/gateway/services/codes/send-code'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as confirmation from '@/lib/gateway/contracts/confirmation'

export function confirmationBindings(deps: ServiceDeps) {
  return [
    bind(confirmation.sendCode, ({ body }, { client }) =>
      sendCode(deps, { contact: toContact(body), purpose: body.purpose }, client),
    ),
    bind(confirmation.checkCode, async ({ body: { code, purpose, ...recipient } }, { client, viewer }) => {
      const contact = toContact(recipient)
      const token = await checkCode(deps, { contact, purposes: [purpose], code }, client)
      if (viewer && purpose === 'confirm') await confirmContact(deps, viewer, contact)
      return { isConfirmed: true as const, token, recipient: maskRecipient(contact) }
    }),
  ]
}
