import { createHash, timingSafeEqual } from 'node:crypto'

type Requesting = {
  /** The other end of the connection. */
  peer: string | undefined
  header: (name: string) => string | undefined
  /** The owner's token, shown by callers on other machines; without one they are all refused. */
  token: string | undefined
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i
/** A proxy on the same machine forwards another client. */
const SAID_BY_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip']
const BEARER = /^Bearer +(\S+)$/i
const BASIC = /^Basic +([\w+/=]+)$/i

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Programs send a bearer token, browsers prompt for a name and a password: the password is the token. */
function shownToken(authorization: string | undefined): string | undefined {
  const bearer = BEARER.exec(authorization ?? '')?.[1]
  const basic = BASIC.exec(authorization ?? '')?.[1]
  if (basic === undefined) return bearer
  const text = Buffer.from(basic, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}

/** Whether the owner's figures may be shown: to this machine, and to callers with the owner's token. */
export function isInside({ peer, header, token }: Requesting): boolean {
  const isDirect = SAID_BY_PROXIES.every((name) => header(name) === undefined)
  if (isDirect && LOOPBACK.test(peer ?? '')) return true
  const shown = shownToken(header('authorization'))
  return token !== undefined && shown !== undefined && timingSafeEqual(digest(shown), digest(token))
}
