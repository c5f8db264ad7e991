import { gatewayError } from '@/gateway/core/errors/errors'
import { ACCESS_DENIED, GatewayError } from '@/lib/gateway/errors'
import type { OperationAuth } from '@/lib/gateway/operation'

/** The signed-in user behind a request. */
export type Viewer = {
  userId: string
  sessionId: string
  group: 'client' | 'corporate'
  isPhoneConfirmed: boolean
}

/** Of a program with a person's key, in the form of session ids, but the id of none. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000'

export function accessDenied() {
  return new GatewayError({
    kind: 'unauthorized',
    message: 'Пройдите авторизацию повторно.',
    body: { statusMessage: ACCESS_DENIED },
  })
}

export function requireViewer({ viewer }: { viewer: Viewer | undefined }): Viewer {
  if (!viewer) throw accessDenied()
  return viewer
}

/** Refuses a viewer without the right for calls with `auth`. */
export function authorize(auth: OperationAuth, viewer: Viewer | undefined) {
  if (auth === 'guest') return
  if (!viewer || auth === 'owner') throw accessDenied()
  if (auth === 'confirmed' && !viewer.isPhoneConfirmed) {
    throw gatewayError('forbidden', 'Сначала подтвердите телефон в профиле.')
  }
  if (auth === 'retail' && viewer.group !== 'client') {
    throw gatewayError('forbidden', 'Это доступно только розничным покупателям.')
  }
  if (auth === 'corporate' && viewer.group !== 'corporate') {
    throw gatewayError('forbidden', 'Это доступно только корпоративным покупателям.')
  }
}
