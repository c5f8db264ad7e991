import { toInternalCode } from '@/lib/parts/number/internal-code'

/** What fits beside each other on a wide screen. */
export const COMPARED_PER_SECTION = 6
export const COMPARED_SECTIONS = 4
export const COMPARED_IN_ALL = COMPARED_PER_SECTION * COMPARED_SECTIONS

const VERSION = 1

/** A product that is compared with the others of its section; by internal code and by code of the section. */
export type Compared = { code: string; section: string }

/** Undefined when its section is full. A section too many takes the place of the one that was begun first. */
export function addCompared(products: readonly Compared[], added: Compared): readonly Compared[] | undefined {
  if (products.some(({ code }) => code === added.code)) return products
  const beside = products.filter(({ section }) => section === added.section)
  if (beside.length >= COMPARED_PER_SECTION) return undefined
  const [oldest, ...later] = new Set(products.map(({ section }) => section))
  const isTooMany = beside.length === 0 && later.length + 1 >= COMPARED_SECTIONS
  return [...(isTooMany ? products.filter(({ section }) => section !== oldest) : products), added]
}

export function removeCompared(products: readonly Compared[], codes: readonly string[]): readonly Compared[] {
  return products.filter(({ code }) => !codes.includes(code))
}

/** Data of another version, and what is out of bounds, are left out. */
export function readCompared(text: string | null): readonly Compared[] {
  try {
    const value = JSON.parse(text ?? 'null') as { version?: unknown; products?: unknown } | null
    return (value?.version === VERSION && toCompared(value.products)) || []
  } catch {
    return []
  }
}

/** The products of a list that another page has stored or sent, within bounds; undefined for what is no list. */
export function toCompared(products: unknown): readonly Compared[] | undefined {
  if (!Array.isArray(products)) return undefined
  return (products as unknown[])
    .filter(isCompared)
    .reduce<readonly Compared[]>(
      (held, { code, section }) => addCompared(held, { code, section }) ?? held,
      [],
    )
}

export function writeCompared(products: readonly Compared[]): string {
  return JSON.stringify({ version: VERSION, products })
}

function isCompared(value: unknown): value is Compared {
  const { code, section } = (value ?? {}) as Partial<Compared>
  return typeof code === 'string' && toInternalCode(code) === code && typeof section === 'string'
}
