import { isSharedSecret } from './is-shared-secret'

const SCHEME = 'Bearer '

/** Whether a call carries the secret that the shop's own servers and its owner know. */
export function isInnerCall(headers: Headers): boolean {
  const header = headers.get('authorization')
  return header?.startsWith(SCHEME) === true && isSharedSecret(header.slice(SCHEME.length))
}
