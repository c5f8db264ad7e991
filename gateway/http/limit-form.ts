import { bodyLimit } from 'hono/body-limit'
import { gatewayError } from '@/gateway/core/errors/errors'

const MAX_FORM_BYTES = 4096

/** Refuses a form that is larger than a few words, with the gateway's own error. */
export const limitForm = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: () => {
    throw gatewayError('tooLarge', 'Запрос слишком велик.')
  },
})
