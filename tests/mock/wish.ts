import * as z from 'zod'
import { errorNotifySchema } from '@/lib/gateway/error-body'
import { gatewayErrorKinds } from '@/lib/gateway/errors'

const MAX_WAIT_MS = 600_000

const what = {
  /** The answer, checked against the contract. */
  answers: z.unknown(),
  /** Refused with this status, or by its kind where one status has several. */
  fails: z.union([z.int().min(400).max(599), z.enum(gatewayErrorKinds)]),
  /** The text of a refusal. */
  message: z.string(),
  /** Fields or rows at fault. */
  errors: z.array(z.unknown()),
  /** `data` of a refusal. */
  data: z.record(z.string(), z.unknown()),
  /** The gateway's notification: `data.notify` of a refusal. */
  notify: errorNotifySchema.strict(),
  /** Status of HTTP, where it is not that of the refusal: 200 for a failure that only the body tells of. */
  status: z.int().min(200).max(599),
  /** Headers of the answer, whatever it is. */
  headers: z.record(z.string(), z.string()),
  /** Milliseconds before the answer, whatever it is. */
  waits: z.number().min(0).max(MAX_WAIT_MS),
  /** The connection breaks before an answer. */
  cutsOff: z.literal(true),
}

const stepSchema = z.object(what).partial().strict()

/** What calls of one name meet. */
export const wishSchema = z
  .object({
    ...what,
    /** So many calls, then as before. */
    times: z.int().min(1),
    /** Not before so many calls have been answered. */
    after: z.int().min(0),
    /** What each of the next calls meets, one after the other; `{}` is the ordinary answer. */
    sequence: z.array(stepSchema).min(1),
  })
  .partial()
  .strict()

export type Step = z.infer<typeof stepSchema>
export type Wish = z.infer<typeof wishSchema>

/** How often something is met: `times` calls after the first `after`. */
export type Turns = Pick<Wish, 'times' | 'after'>

export const WISH_FIELDS: readonly string[] = Object.keys(wishSchema.shape)
