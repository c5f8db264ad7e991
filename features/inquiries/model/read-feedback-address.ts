import { FEEDBACK_THEMES } from '@/lib/gateway/contracts/site/inquiry-forms'

const MAX_LENGTH = 200
const TEXTS = ['orderNumber', 'query', 'car', 'unit'] as const

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The fields of the feedback form that an address fills in; invalid values are left out. */
export function readFeedbackAddress(query: Query): Record<string, string> {
  const single = (name: string) => {
    const value = query[name]
    const text =
      (Array.isArray(value) ? value[0] : value)?.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim() ?? ''
    return text.slice(0, MAX_LENGTH)
  }
  const theme = FEEDBACK_THEMES.find(({ value }) => value === single('theme'))?.value
  const texts = TEXTS.flatMap((name) => (single(name) === '' ? [] : [[name, single(name)]]))
  return { ...(theme && { theme }), ...Object.fromEntries(texts) }
}
