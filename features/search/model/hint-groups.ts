import type { autocomplete } from '@/lib/gateway/contracts/catalog/search'
import type { ResponseOf } from '@/lib/gateway/operation'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { hrefs } from '@/lib/routing/hrefs'
import type { SearchMode } from './search-modes'

export type Hints = ResponseOf<typeof autocomplete>

export type HintOption = {
  kind: 'history' | 'product' | 'section' | 'brand'
  title: string
  href: string
  /** Brand and article of a product, or how many goods a section or a brand holds. */
  note?: string
  picture?: string | null
  price?: number | null
}

export type HintGroup = {
  key: 'history' | 'products' | 'sections' | 'brands'
  title: string
  options: HintOption[]
}

type Source = { text: string; mode: SearchMode; history: readonly string[]; found: Hints | undefined }

/** Own queries while the field is empty, else what was found; groups without options are left out. */
export function hintGroups({ text, mode, history, found }: Source): HintGroup[] {
  const groups: HintGroup[] =
    text.trim() === ''
      ? [{ key: 'history', title: 'Вы искали', options: history.map((q) => toHistory(q, mode)) }]
      : found
        ? [
            {
              key: 'products',
              title: found.isNear ? 'Возможно, вы искали' : 'Товары',
              options: found.products.map(toProduct),
            },
            { key: 'sections', title: 'Разделы', options: found.sections.map(toSection) },
            { key: 'brands', title: 'Бренды', options: found.brands.map(toBrand) },
          ]
        : []
  return groups.filter(({ options }) => options.length > 0)
}

function toHistory(q: string, mode: SearchMode): HintOption {
  return { kind: 'history', title: q, href: hrefs.search({ q, mode }) }
}

function toProduct(product: Hints['products'][number]): HintOption {
  const { brandString: brand, partNumber: article } = product
  return {
    kind: 'product',
    title: product.title,
    href: hrefs.product({ internalCode: toInternalCode(product.arusCode), brand, article }),
    note: `${brand} ${article}`,
    picture: product.pictureUrl,
    price: product.price,
  }
}

function toSection({ code, title, count, pictureUrl }: Hints['sections'][number]): HintOption {
  return { kind: 'section', title, href: hrefs.section(code), note: toCount(count), picture: pictureUrl }
}

function toBrand({ code, title, count, pictureUrl }: Hints['brands'][number]): HintOption {
  return { kind: 'brand', title, href: hrefs.brand(code), note: toCount(count), picture: pictureUrl }
}

function toCount(count: number | undefined): string | undefined {
  return count ? String(count) : undefined
}
