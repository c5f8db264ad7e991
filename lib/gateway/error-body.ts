import * as z from 'zod'

export const errorNotifySchema = z.object({
  title: z.string().optional(),
  text: z.string(),
  type: z.enum(['ok', 'info', 'warning', 'error']).optional().catch(undefined),
})

export type ErrorNotify = z.infer<typeof errorNotifySchema>

const errorItemSchema = z.union([
  z.string().transform((message) => ({ message })),
  z.object({
    message: z.string(),
    field: z.string().optional(),
    row: z.number().optional(),
    code: z.union([z.string(), z.number()]).optional(),
  }),
])

export const errorBodySchema = z
  .object({
    statusCode: z.number().int(),
    statusMessage: z.string(),
    message: z.string(),
    /** Depends on the operation; an object may have `notify`. */
    data: z.unknown().optional(),
    /** One entry per field or row at fault. */
    errors: z.array(errorItemSchema).optional(),
  })
  .meta({ id: 'ErrorBody' })

export type ErrorBody = z.output<typeof errorBodySchema>
export type ErrorItem = z.output<typeof errorItemSchema>

/** Reads what can be read of an error body, `errors` also when they are nested in `data`; anything else yields undefined. */
export function parseErrorBody(value: unknown): Partial<ErrorBody> | undefined {
  const { success, data: body } = errorBodySchema.partial().safeParse(value)
  if (!success) return undefined
  const errors =
    body.errors ?? z.object({ errors: z.array(errorItemSchema) }).safeParse(body.data).data?.errors
  return errors ? { ...body, errors } : body
}

/** The gateway's notification to be shown, if any. */
export function errorNotify(body: Partial<ErrorBody> | undefined): ErrorNotify | undefined {
  return z.object({ notify: errorNotifySchema }).safeParse(body?.data).data?.notify
}
