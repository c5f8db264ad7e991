import { bodyLimit } from 'hono/body-limit'
import { gatewayError } from '@/gateway/core/errors/errors'

const MAX_FORM_BYTES = 4096

/** Refuses what is more than a form of a few words, in the gateway's own way of refusing. */
export const limitForm = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: () => {
    throw gatewayError('tooLarge', 'Запрос слишком велик.')
  },
})
