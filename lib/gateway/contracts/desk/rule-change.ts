import * as z from 'zod'

/** Who changed something last, and when. */
export const ruleAuthor = z.object({ at: z.string(), author: z.string().nullable() })

/** A change of one rule, as the log of its kind shows it; `before` is null where the rule was added. */
export function ruleChange<Key extends z.ZodType, Terms extends z.ZodType>(key: Key, terms: Terms) {
  return ruleAuthor.extend({ id: z.int(), key, title: z.string(), before: terms.nullable(), after: terms })
}
