import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { env } from '@/lib/env'

const MAX_TAGS = 100
const MAX_TAG_LENGTH = 256

/** Forgets cached pages and answers by tag: `POST {"tags":["product:00-00000001"]}` with the secret as bearer token. */
export async function POST(request: Request) {
  if (!isAllowed(request.headers.get('authorization')))
    return Response.json({ message: 'Нет доступа' }, { status: 401 })
  const tags = readTags(await request.json().catch(() => undefined))
  if (!tags) return Response.json({ message: 'Поле «tags»: нужен непустой список тегов' }, { status: 400 })
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: tags })
}

function isAllowed(header: string | null): boolean {
  const secret = env().REVALIDATE_SECRET
  if (!secret || !header) return false
  const given = Buffer.from(header)
  const wanted = Buffer.from(`Bearer ${secret}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function readTags(body: unknown): string[] | undefined {
  const tags = typeof body === 'object' && body !== null && 'tags' in body ? body.tags : undefined
  if (!Array.isArray(tags) || tags.length === 0 || tags.length > MAX_TAGS) return undefined
  const valid = tags.filter(
    (tag): tag is string => typeof tag === 'string' && tag !== '' && tag.length <= MAX_TAG_LENGTH,
  )
  return valid.length === tags.length ? valid : undefined
}
