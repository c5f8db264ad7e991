import * as z from 'zod'

/**
 * Names of the storefront's cache entries. A tag is such a name, for all entries of a kind, or
 * `name:key` for one entry: `product:00-00001234`, `listing:oil-filters`, `content:news`.
 */
export const PURGE_NAMES = [
  'bootstrap',
  'section',
  'listing',
  'product',
  'search',
  'brand',
  'review',
  'content',
  'meta',
] as const

export type PurgeName = (typeof PURGE_NAMES)[number]
export type PurgeTag = PurgeName | `${PurgeName}:${string}`

/** The gateway's stream of purges; outside of `/gw`, so shoppers do not reach it through the storefront. */
export const PURGES_PATH = '/purges'

/** The channel of Redis that purges are published to. */
export const PURGE_CHANNEL = 'arus:purges'

const MAX_TAG_LENGTH = 300
const MAX_TAGS = 1_000

/** What has changed, or a gap in which changes may have been missed. */
export const purgeMessage = z.union([
  z.object({ tags: z.array(z.string().min(1).max(MAX_TAG_LENGTH)).min(1).max(MAX_TAGS) }),
  z.object({ missed: z.literal(true) }),
])

export type PurgeMessage = z.infer<typeof purgeMessage>

/** The message in a text, or undefined when the text is none: a wrong one must not stop the others. */
export function parsePurgeMessage(text: string): PurgeMessage | undefined {
  try {
    return purgeMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
