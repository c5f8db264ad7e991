import * as z from 'zod'
import { readMarkup } from './markup-percent'

export const markupForm = z.object({
  markup: z.string().transform((text, context) => {
    const read = readMarkup(text)
    if (read.problem === null) return read.percent
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  }),
})
