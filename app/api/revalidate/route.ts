import { env } from '@/lib/env'
import { publishPurge } from '@/lib/purges/publish-purge'
import { purge } from '@/lib/purges/purge'
import { isInnerCall } from '@/lib/security/is-inner-call'

const MAX_TAGS = 100
const MAX_TAG_LENGTH = 256

/**
 * Forgets cached pages and answers by tag: `POST {"tags":["product:00-00000001"]}` with the secret as bearer token. This storefront
 * forgets at once, and through Redis, where there is one, so do all others.
 */
export async function POST(request: Request) {
  if (!isInnerCall(request.headers)) return Response.json({ message: 'Нет доступа' }, { status: 401 })
  const tags = readTags(await request.json().catch(() => undefined))
  if (!tags) return Response.json({ message: 'Поле «tags»: нужен непустой список тегов' }, { status: 400 })
  purge(tags)
  if (!(await notifyOthers(tags)))
    return Response.json({ message: 'Другие витрины не узнали об этом. Повторите запрос' }, { status: 503 })
  return Response.json({ revalidated: tags })
}

function notifyOthers(tags: string[]): Promise<boolean> {
  const { REDIS_URL } = env()
  if (REDIS_URL === undefined) return Promise.resolve(true)
  return publishPurge(REDIS_URL, tags).then(
    () => true,
    () => false,
  )
}

function readTags(body: unknown): string[] | undefined {
  const tags = typeof body === 'object' && body !== null && 'tags' in body ? body.tags : undefined
  if (!Array.isArray(tags) || tags.length === 0 || tags.length > MAX_TAGS) return undefined
  const valid = tags.filter(
    (tag): tag is string => typeof tag === 'string' && tag !== '' && tag.length <= MAX_TAG_LENGTH,
  )
  return valid.length === tags.length ? valid : undefined
}
