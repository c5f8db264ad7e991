import { HttpResponse } from 'msw'
import { parseRequestPart } from '@/gateway/http/parse-request-part'
import {
  createProfile,
  deleteProfile,
  login,
  logout,
  recoverProfile,
} from '@/lib/gateway/contracts/accounts/passport'
import { isGatewayError } from '@/lib/gateway/errors'
import type { Operation, OperationAuth } from '@/lib/gateway/operation'
import type { Call } from '@/tests/msw/faults'
import { CartContents } from './cart-contents'
import { type Failure, toFailure } from '../failure'
import { type RequestedFor, generateResponse } from './generate-response'
import { type MockedRole, recordOf, roleOf, sessionCookies } from '../mocked-people'
import { mockedFile } from '../mocked-file'
import { passedProtection, protectionPage } from '../protection-page'
import type { ShopHandler, Visit } from './shop-handler'
import { SHOP_HANDLERS } from './shop-handlers'

/** What is remembered of each who is signed in. */
export type Visits = Map<string, Visit>

const handlersByName: ReadonlyMap<string, ShopHandler> = new Map(
  SHOP_HANDLERS.map((one) => [one.operation.name, one]),
)

const SIGNING_IN: ReadonlySet<string> = new Set([login.name, createProfile.name, recoverProfile.name])
const SIGNING_OUT: ReadonlySet<string> = new Set([logout.name, deleteProfile.name])

/** A user who signs in with this mailbox, or one that begins so, is that person; every other is a retail customer. */
const MAILBOX = /"(corporate|admin)[\w.-]*@/

/** Answers an operation as long as nothing else was set for it. */
export function answerOf(
  operation: Operation,
  seed: number,
  visits: Visits,
): (call: Call) => Promise<Response> {
  if (operation === protectionPage) return async () => passedProtection()
  return async ({ request, params }) => {
    const role = await roleAfter(operation, request)
    const refused = refusalFor(operation.auth, role)
    if (refused) return refuse(refused)
    if (operation.file) return mockedFile(operation.file)
    const { requested, refusal } = await readRequested(operation, request, params)
    if (refusal) return refusal
    const made = handlersByName.get(operation.name)
    // The guarantee: answers stand beside the operation by whose schemas the request was just read.
    const answer = made
      ? made.answer(requested as never, visitOf(visits, role))
      : generateResponse(operation, requested, seed)
    return answer === undefined
      ? refuse('notFound')
      : HttpResponse.json(answer as object, { headers: cookiesAfter(operation, role) })
  }
}

function visitOf(visits: Visits, role: MockedRole | undefined): Visit {
  const key = role ?? 'guest'
  const visit = visits.get(key) ?? {
    role,
    record: recordOf(role),
    cart: new CartContents(),
    storage: new Map(),
    orders: [],
  }
  visits.set(key, visit)
  return visit
}

async function roleAfter(operation: Operation, request: Request): Promise<MockedRole | undefined> {
  if (!SIGNING_IN.has(operation.name)) return roleOf(request)
  const named = MAILBOX.exec(await request.clone().text())?.[1]
  return named === 'corporate' || named === 'admin' ? named : 'retail'
}

function refusalFor(auth: OperationAuth, role: MockedRole | undefined): Failure | undefined {
  if (auth === 'guest' || auth === 'owner') return undefined
  if (role === undefined) return 'unauthorized'
  if (auth === 'corporate' && role !== 'corporate') return 'forbidden'
  if (auth === 'retail' && role === 'corporate') return 'forbidden'
  return undefined
}

function cookiesAfter(operation: Operation, role: MockedRole | undefined): [string, string][] {
  if (SIGNING_OUT.has(operation.name))
    return sessionCookies('retail').map(({ name }) => setCookie(`${name}=; Max-Age=0`))
  if (!SIGNING_IN.has(operation.name) || role === undefined) return []
  return sessionCookies(role).map(({ name, value }) => setCookie(`${name}=${value}`))
}

function setCookie(pair: string): [string, string] {
  return ['set-cookie', `${pair}; Path=/; SameSite=Lax`]
}

async function readRequested(
  operation: Operation,
  request: Request,
  path: Readonly<Record<string, unknown>>,
): Promise<{ requested: RequestedFor; refusal?: undefined } | { requested?: undefined; refusal: Response }> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  try {
    const body = operation.body && (await readBody(operation, request))
    const requested: RequestedFor = {
      ...(operation.params && { params: parsePart(operation.params, path, 'params') }),
      ...(operation.query && { query: parsePart(operation.query, query, 'query') }),
      ...(operation.body && { body: parseRequestPart(operation.body, body, 'body') }),
    }
    return { requested }
  } catch (error) {
    if (!isGatewayError(error)) throw error
    const { status, body } = toFailure(error.kind, error.message)
    const answer = { statusCode: status, ...body, errors: error.body?.errors }
    return { refusal: HttpResponse.json(answer, { status }) }
  }
}

function parsePart(...part: Parameters<typeof parseRequestPart>): Record<string, unknown> {
  return parseRequestPart(...part) as Record<string, unknown>
}

async function readBody(operation: Operation, request: Request): Promise<unknown> {
  if (operation.multipart) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text.trim() === '' ? {} : JSON.parse(text)
}

function refuse(failure: Failure): Response {
  const { status, body } = toFailure(failure)
  return HttpResponse.json({ statusCode: status, ...body }, { status })
}
