import type { PropertyValue } from '@/gateway/db/schema/catalog'

export const BETWEEN_BARCODES = /[;,\n|]+/

/** Barcodes as the property of a product holds them. */
export function joinBarcodes(barcodes: readonly string[]): string {
  return [...new Set(barcodes)].join(', ')
}

/** Barcodes that the property of a product names. */
export function barcodesOf(value: PropertyValue | null): string[] {
  return value === null
    ? []
    : String(value)
        .split(BETWEEN_BARCODES)
        .flatMap((one) => one.trim() || [])
}
