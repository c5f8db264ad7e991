import type { GatewayHono } from '@/gateway/http/create-http-app'
import * as z from 'zod'
import { allOperations } from '@/lib/gateway/contracts/all'
import { gatewayErrorKinds } from '@/lib/gateway/errors'
import type { Faults, Mock } from './create-mock'
import { isService } from './services'

/** Where the mock is told what to answer, by whatever a tester writes tests in. */
export const CONTROL_PATH = '/mock'

const wish = z
  .object({
    answers: z.unknown(),
    fails: z.union([z.int().min(400).max(599), z.enum(gatewayErrorKinds)]),
    message: z.string(),
    waits: z.number().min(0).max(600_000),
    cutsOff: z.literal(true),
  })
  .partial()
  .strict()

type Wish = z.infer<typeof wish>

/** `PUT /mock/<service or call>` sets, `DELETE /mock` forgets everything that was set. */
export function controlRoutes(app: GatewayHono, mock: Mock): void {
  app.put(`${CONTROL_PATH}/:name`, async (context) => {
    const name = context.req.param('name')
    const parsed = wish.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) return context.json({ message: z.prettifyError(parsed.error) }, 422)
    const operation = allOperations.find((one) => one.name === name)
    try {
      if (operation) {
        grant(mock.of(operation), parsed.data)
        if ('answers' in parsed.data) mock.of(operation).answers(parsed.data.answers)
      } else if (isService(name) && !('answers' in parsed.data)) {
        grant(mock[name], parsed.data)
      } else {
        return context.json({ message: `The contract has no call and no service ${name}` }, 404)
      }
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      return context.json({ message: z.prettifyError(error) }, 422)
    }
    return context.body(null, 204)
  })
  app.delete(CONTROL_PATH, (context) => {
    mock.reset()
    return context.body(null, 204)
  })
}

function grant(faults: Faults, { fails, message, waits, cutsOff }: Wish): void {
  if (fails !== undefined) faults.fails(fails, message)
  if (cutsOff) faults.cutsOff()
  if (waits !== undefined) faults.waits(waits)
}
