import type { CatalogReference, Section } from '@/gateway/services/reference/load-catalog-reference'

type Listed = { code: string; title: string; level: number }

/** The catalogue from the top down, without its root. */
export function sectionsInOrder({ sections }: CatalogReference): Listed[] {
  return inOrder(sections.filter(({ parentId }) => parentId === null))
}

function inOrder(sections: readonly Section[]): Listed[] {
  return sections.flatMap(({ code, title, level, children }) => [
    ...(level === 0 ? [] : [{ code, title, level }]),
    ...inOrder(children),
  ])
}
