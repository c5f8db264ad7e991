import type { Bootstrap } from '@/lib/site/load-bootstrap'

/** Where one of the shop's documents stands. */
export function documentHref(site: Pick<Bootstrap, 'params'> | undefined, code: string): string | undefined {
  return site?.params.documents.find((document) => document.code === code)?.url
}
