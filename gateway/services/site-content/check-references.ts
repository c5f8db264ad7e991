import type { ContentProblem } from '@/gateway/services/site-content/content-error'
import type { Reference } from '@/gateway/services/site-content/references'
import { isEmail } from '@/lib/validation/email'
import { type Route, routeOf } from '@/lib/routing/route-of'
import { isExternalHref, isInternalHref } from '@/lib/routing/redirects/redirect-target'

/** A reference with what answers its address. */
export type RoutedReference = Reference & { route?: Route }

const LINKS = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const TELEPHONE = /^tel:\+?\d[\d\s()-]{1,19}$/
const WITHIN = /^#./

export function notified({ file, line, field }: Reference, message: string): ContentProblem {
  return { file, line, message: field === '' ? message : `${field}: ${message}` }
}

/**
 * Reads the addresses among references. One that nothing can answer is a problem, and so is one of a text that a folder, which is
 * the whole truth of its part, does not have.
 */
export function checkReferences(
  references: readonly Reference[],
  files: readonly string[],
  problems: ContentProblem[],
): RoutedReference[] {
  return references.flatMap(toAddresses).map((reference) => {
    if (reference.to !== 'address' && reference.to !== 'page') return reference
    const { problem, route } = readAddress(reference, files)
    if (problem !== undefined) problems.push(notified(reference, problem))
    return route ? { ...reference, route } : reference
  })
}

function toAddresses(reference: Reference): Reference[] {
  if (reference.to === 'page') return [{ ...reference, value: `/${reference.value}` }]
  if (reference.to !== 'markup') return [reference]
  return [...reference.value.matchAll(LINKS)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((href) => !WITHIN.test(href))
    .map((value) => ({ ...reference, to: 'address', value }))
}

function readAddress({ value }: Reference, files: readonly string[]): { problem?: string; route?: Route } {
  if (!value.startsWith('/')) return isOutside(value) ? {} : { problem: `Ссылка никуда не ведёт: ${value}` }
  const route = isInternalHref(value) ? routeOf(value) : undefined
  if (!route) return { problem: `Такого адреса в магазине нет: ${value}` }
  const [folder, file] = sourceOf(route)
  const isMissing = files.some((path) => path.startsWith(`${folder}/`)) && !files.includes(file)
  return isMissing ? { problem: `Ссылка ${value} ведёт к тексту, которого в папке нет: ${file}` } : { route }
}

function isOutside(href: string): boolean {
  if (href.startsWith('mailto:')) return isEmail(href.slice('mailto:'.length).split('?')[0] ?? '')
  return href.startsWith('tel:') ? TELEPHONE.test(href) : isExternalHref(href)
}

/** The part of a folder and the file in it that a route's text comes from. */
function sourceOf(route: Route): [folder: string, file: string] {
  if (route.to === 'entry') return [route.list, `${route.list}/${route.code}.md`]
  if (route.to === 'text') return ['pages', `pages/${route.code}.md`]
  return ['', '']
}
