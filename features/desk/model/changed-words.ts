import type { DeskProduct } from '../api/product-queries'

export type Words = { title: string; section: string; content: string }

/** Of what was typed, the fields that differ from what the product says. */
export function changedWords(product: Pick<DeskProduct, 'title' | 'section' | 'content'>, words: Words) {
  const title = words.title.trim()
  const content = words.content.trim()
  return {
    ...(title !== product.title && { title }),
    ...(words.section !== '' && words.section !== product.section?.code && { section: words.section }),
    ...(content !== product.content && { content }),
  }
}
