import * as z from 'zod'
import { optionalText, orDefault } from '../fields'

/** What the staff did with a text of a shopper, the oldest first. */
export function staffHistory<const Actions extends readonly string[]>(actions: Actions) {
  return orDefault(
    z.array(
      z.object({
        action: z.enum(actions),
        /** The reason or the answer. */
        text: z.string(),
        author: optionalText,
        at: z.string(),
      }),
    ),
    [],
  )
}
