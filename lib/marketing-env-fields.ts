import * as z from 'zod'
import { addressSetting } from './validation/settings/setting-schemas'

const optionalText = z.string().optional()
const optionalAddress = addressSetting().optional()
const addressOr = (standard: string) => addressSetting().default(standard)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const json = <Output>(shape: z.ZodType<Output>) =>
  z
    .string()
    .default('{}')
    .transform((text, context): Output => {
      const read = shape.safeParse(parseJson(text))
      if (read.success) return read.data
      context.addIssue('нужен JSON того же вида, что в .env.example')
      return z.NEVER
    })

const text = z.string().min(1)
const place = z.union([
  z.looseObject({ pageId: text, impId: text }),
  z.looseObject({ blockId: text, type: text }),
])

/** The services that an owner joins: each is off without its id. */
export const marketingFields = {
  RETAIL_ROCKET_ID: optionalText,
  RETAIL_ROCKET_SCRIPT: addressOr('https://cdn.retailrocket.ru/content/javascript/tracking.js'),
  RETAIL_ROCKET_API: addressOr('https://api.retailrocket.ru/api/2.0'),
  MINDBOX_ENDPOINT: optionalText,
  MINDBOX_SCRIPT: addressOr('https://api.mindbox.ru/scripts/v1/tracker.js'),
  /** Operations that serve blocks: `{"personal":"…","similar":"…","together":"…"}`. */
  MINDBOX_BLOCKS: json(z.partialRecord(z.enum(['similar', 'together', 'personal']), text)),
  /** What stands in the places of pages: `{"home":{"blockId":"…","type":"…"},"section":{"pageId":"…","impId":"…"}}`. */
  YA_RETAIL_MEDIA_PLACES: json(z.partialRecord(z.enum(['home', 'section', 'product', 'search']), place)),
  YA_RETAIL_MEDIA_SCRIPT: addressOr('https://yandex.ru/ads/system/context.js'),
  CALLTOUCH_ID: optionalText,
  CALLTOUCH_SCRIPT: addressOr('https://mod.calltouch.ru/init.js'),
  /** The chat's own loader: its address holds the id. */
  OPENLINE_SCRIPT: optionalAddress,
}
