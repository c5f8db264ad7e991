import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { gatewayError } from '@/gateway/core/errors/errors'

const SIGNATURE_BYTES = 15

/** How the vehicle was found, so that its rows are marked: by a quick group, or keys of numbers. */
const mark = z.object({ quick: z.string().optional(), keys: z.array(z.string()).optional() })

const vehicleState = z.object({
  kind: z.literal('vehicle'),
  code: z.string(),
  id: z.int(),
  /** Of the single car, where it is known. */
  year: z.int().optional(),
  vin: z.string().optional(),
  mark: mark.optional(),
})
const wizardState = z.object({
  kind: z.literal('wizard'),
  code: z.string(),
  answers: z.record(z.string(), z.string()),
})
const state = z.discriminatedUnion('kind', [vehicleState, wizardState])

export type VehicleState = z.infer<typeof vehicleState>
export type SearchState = z.infer<typeof state>

function signature(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest().subarray(0, SIGNATURE_BYTES)
}

/** Writes a state as an opaque text that only `readState` with the same secret accepts. */
export function writeState(given: SearchState, secret: string): string {
  const text = Buffer.from(JSON.stringify(given)).toString('base64url')
  return `${text}.${signature(text, secret).toString('base64url')}`
}

function broken() {
  return gatewayError(
    'client',
    'Ссылка в каталог повреждена или устарела. Начните с VIN или выберите машину заново.',
  )
}

/** Throws `client` with a sentence for a text that this shop did not write. */
export function readState(ssd: string, secret: string): SearchState {
  const [text = '', signed = '', ...rest] = ssd.split('.')
  const expected = signature(text, secret)
  const given = Buffer.from(signed, 'base64url')
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) throw broken()
  const parsed = state.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parsed.success) throw broken()
  return parsed.data
}
