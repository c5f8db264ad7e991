import type { ReadProduct } from './read-compared-product'

export type ComparedSection = { code: string; title: string; products: ReadProduct[] }

const OTHERS = 'Другие товары'

/** Sections in the order in which they were begun. */
export function groupBySection(products: readonly ReadProduct[]): ComparedSection[] {
  const sections = new Map<string, ComparedSection>()
  for (const product of products) {
    const { code, title } = product.section ?? { code: '', title: OTHERS }
    const section = sections.get(code) ?? { code, title, products: [] }
    section.products.push(product)
    sections.set(code, section)
  }
  return [...sections.values()]
}
