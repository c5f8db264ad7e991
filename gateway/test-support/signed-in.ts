import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '@/gateway/db/schema/accounts'
import type { User } from '@/gateway/services/accounts/find-user'
import { startSession } from '@/gateway/services/sessions/start-session'
import type { TestGateway } from '@/gateway/test-support/test-gateway'
import { SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import {
  buildOperationPath,
  GATEWAY_BASE_PATH,
  type Operation,
  type RequestOf,
  type ResponseOf,
} from '@/lib/gateway/operation'

const ORIGIN = 'http://localhost'
const MAX_NUMBER = 1_000_000_000

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export type Answer<Op> = { status: number; body: ResponseOf<Op>; response: Response }

function addressOf(operation: Operation, { params, query = {} }: Parts) {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
  const path = GATEWAY_BASE_PATH + buildOperationPath(operation.path, params)
  return search === '' ? path : `${path}?${search}`
}

/** Sends one call to the app in process, as the shop's own page would; the answer is not parsed. */
export async function callGateway<Op extends Operation>(
  gateway: Pick<TestGateway, 'app'>,
  operation: Op,
  request: RequestOf<Op>,
  headers: Record<string, string> = {},
): Promise<Answer<Op>> {
  const parts = request as Parts
  const response = await gateway.app.request(addressOf(operation, parts), {
    method: operation.method,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    ...(operation.method === 'POST' && { body: JSON.stringify(parts.body ?? {}) }),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const body = isJson ? await response.clone().json() : undefined
  return { status: response.status, body: body as ResponseOf<Op>, response }
}

/** A fresh user with an open session; `changes` go into the user's row. */
export async function signedIn(
  gateway: Pick<TestGateway, 'app' | 'deps'>,
  changes: Partial<typeof users.$inferInsert> = {},
) {
  const { deps } = gateway
  const number = String(randomInt(MAX_NUMBER)).padStart(9, '0')
  const [user] = await deps.db
    .insert(users)
    .values({
      phone: `79${number}`,
      email: `user-${number}@example.com`,
      name: 'Пётр',
      isPhoneConfirmed: true,
      isEmailConfirmed: true,
      ...changes,
    })
    .returning()
  if (!user) throw new Error('the user was not written')
  const address = '127.0.0.1'
  const client = { address, network: address, device: 'test', isSecure: false, host: 'localhost' }
  const { token, sessionId } = await startSession(deps, user.id, client, undefined)
  const cookie = `${SESSION_COOKIE}=${token}`
  return {
    user,
    sessionId,
    token,
    cookie,
    headers: { cookie, origin: ORIGIN },
    call: <Op extends Operation>(operation: Op, request: RequestOf<Op>) =>
      callGateway(gateway, operation, request, { cookie }),
    read: async (): Promise<User | undefined> => {
      const [row] = await deps.db.select().from(users).where(eq(users.id, user.id))
      return row
    },
  }
}

export type SignedIn = Awaited<ReturnType<typeof signedIn>>
