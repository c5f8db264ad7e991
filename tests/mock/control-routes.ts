import type { Context } from 'hono'
import * as z from 'zod'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import { allOperations } from '@/lib/gateway/contracts/all'
import { type Mock, operationsOf } from './create-mock'
import { SERVICES } from './services'
import { WISH_FIELDS, type Wish, wishSchema } from './wish'

/** Where a tester sets the mock's answers, from any test tool. */
export const CONTROL_PATH = '/mock'

const EXAMPLE = '{"fails": 403}'
const ALIKE = 4
const russian = { error: z.locales.ru().localeError }

/**
 * `PUT /mock/<service or call>` sets what it meets, `GET` says what is set and `DELETE` forgets it, for one name or for all;
 * `/mock/requests` has what came.
 */
export function controlRoutes(app: GatewayHono, mock: Mock): void {
  app.get(CONTROL_PATH, (context) => context.json({ set: mock.rules() }))
  app.delete(CONTROL_PATH, (context) => {
    mock.reset()
    return context.body(null, 204)
  })

  app.get(`${CONTROL_PATH}/requests`, (context) => {
    const name = context.req.query('name')
    if (name !== undefined && operationsOf(name).length === 0) return refuseName(context, name)
    return context.json({ requests: mock.requests(name) })
  })
  app.delete(`${CONTROL_PATH}/requests`, (context) => {
    mock.forgetRequests(context.req.query('name'))
    return context.body(null, 204)
  })

  app.get(`${CONTROL_PATH}/:name`, (context) => {
    const name = context.req.param('name')
    if (operationsOf(name).length === 0) return refuseName(context, name)
    return context.json({ set: mock.rules().filter((rule) => rule.name === name) })
  })
  app.put(`${CONTROL_PATH}/:name`, async (context) => {
    const name = context.req.param('name')
    if (operationsOf(name).length === 0) return refuseName(context, name)
    const wish = readWish(await context.req.text())
    if (typeof wish === 'string') return context.json({ message: wish }, 422)
    const isOfService = operationsOf(name)[0]?.name !== name
    if (isOfService && hasResponse(wish))
      return context.json(
        { message: `Ответ задают вызову, а ${name} — служба: у её вызовов ответы разные.` },
        422,
      )
    try {
      mock.set(name, wish)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      return context.json({ message: `Контракт не позволяет такой ответ: ${z.prettifyError(error)}` }, 422)
    }
    return context.body(null, 204)
  })
  app.delete(`${CONTROL_PATH}/:name`, (context) => {
    const name = context.req.param('name')
    if (operationsOf(name).length === 0) return refuseName(context, name)
    mock.forget(name)
    return context.body(null, 204)
  })
  app.all(`${CONTROL_PATH}/*`, (context) =>
    context.json(
      { message: `Так не умею: ${context.req.method} ${context.req.path}. Есть GET, PUT и DELETE.` },
      405,
    ),
  )
}

/** What is to be set, or in words what is wrong with it. */
function readWish(text: string): Wish | string {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return `Тело запроса — не JSON. Нужно, например, ${EXAMPLE}`
  }
  const parsed = wishSchema.safeParse(given, russian)
  if (!parsed.success)
    return `${z.prettifyError(parsed.error)}. Можно задать: ${WISH_FIELDS.join(', ')}. Например, ${EXAMPLE}`
  if (Object.keys(parsed.data).length === 0) return `Нечего задать: тело пустое. Нужно, например, ${EXAMPLE}`
  return parsed.data
}

function hasResponse(wish: Wish): boolean {
  return [wish, ...(wish.sequence ?? [])].some((step) => 'answers' in step)
}

function refuseName(context: Context, name: string) {
  const names = [...SERVICES, ...allOperations.map((operation) => operation.name)]
  const start = name.slice(0, ALIKE).toLowerCase()
  const alike = names.filter((one) => one.toLowerCase().startsWith(start))
  const hint = alike.length > 0 ? ` Похоже: ${alike.join(', ')}.` : ''
  const message = `Ни вызова, ни службы «${name}» в контракте нет.${hint} Имена — operationId и теги в docs/openapi.json.`
  return context.json({ message }, 404)
}
