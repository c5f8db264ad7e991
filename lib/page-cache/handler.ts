import { deferScripts } from './defer-scripts.ts'
import { readPageStatus } from './page-status.ts'
import { type CachedPage, sharedPageStore } from './shared-store.ts'

type Lifetime = { revalidate?: number | false | undefined; expire?: number | undefined }
type SetContext = { cacheControl?: Lifetime; tags?: string[] }

const TAGS_HEADER = 'x-next-cache-tags'
const ONE_YEAR_S = 31_536_000
const FIRST_ERROR_STATUS = 500

/**
 * Next's page cache in bounded memory. Two things differ from the built-in one: what was rendered during the build
 * (without a gateway) is never served, and a page that carries a status in its head is answered with that status.
 * A page of status 500 and above is never stored, so an older good copy survives a failing gateway.
 */
export default class PageCacheHandler {
  async get(key: string) {
    const page = sharedPageStore().get(key)
    if (!page) return null
    return {
      value: page.value,
      lastModified: page.lastModified,
      cacheControl: { revalidate: page.revalidate, expire: page.expire },
    }
  }

  async set(key: string, data: CachedPage | null, context: SetContext) {
    const store = sharedPageStore()
    if (!data) return store.delete(key)
    const status = data.html ? readPageStatus(data.html) : undefined
    if (status !== undefined) data.status = status
    if (status !== undefined && status >= FIRST_ERROR_STATUS) return
    if (data.html) data.html = deferScripts(data.html)
    store.set(key, {
      value: data,
      lastModified: Date.now(),
      revalidate: context.cacheControl?.revalidate || ONE_YEAR_S,
      expire: context.cacheControl?.expire ?? ONE_YEAR_S,
      tags: [...(context.tags ?? []), ...tagsOf(data)].filter(Boolean),
      bytes: sizeOf(data),
    })
  }

  async revalidateTag(tags: string | string[]) {
    sharedPageStore().deleteTagged([tags].flat())
  }

  resetRequestCache() {}
}

function tagsOf(data: CachedPage): string[] {
  const tags = data.headers?.[TAGS_HEADER]
  return typeof tags === 'string' ? tags.split(',') : []
}

function sizeOf(data: CachedPage): number {
  const segments = [...(data.segmentData?.values() ?? [])].reduce((sum, part) => sum + part.byteLength, 0)
  return (
    2 * (data.html?.length ?? 0) +
    (data.rscData?.byteLength ?? 0) +
    (data.body?.byteLength ?? 0) +
    segments +
    1024
  )
}
