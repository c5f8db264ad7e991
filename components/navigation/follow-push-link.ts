import { toRedirectTarget } from '@/lib/routing/redirects/redirect-target'
import { isPagePath } from './link-target'

export type Navigation = {
  /** In the app, without loading a document. */
  push: (href: string) => void
  /** As the browser follows a link. */
  assign: (href: string) => void
}

/** Opens the link of a push message; false for one that is neither a path of this shop nor an http(s) address. */
export function followPushLink(link: unknown, origin: string, { push, assign }: Navigation): boolean {
  const target = toRedirectTarget(typeof link === 'string' ? link.trim() : '', { origin })
  if (target.kind === 'refused') return false
  const isPage = target.kind === 'internal' && isPagePath(new URL(target.href, origin).pathname)
  if (isPage) push(target.href)
  else assign(target.href)
  return true
}
