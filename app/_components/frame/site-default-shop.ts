import type { Bootstrap, Shop } from '@/lib/site/load-bootstrap'

type Site = {
  params: Pick<Bootstrap['params'], 'defaultSupplierId' | 'fallbackSupplierId'>
  shops: readonly Shop[]
}

/** The shop that a visitor stands in before choosing one; none when neither it nor its stand-in is in the list. */
export function defaultShop({ params, shops }: Site): Shop | undefined {
  const bySupplier = (id: number) => shops.find(({ supplierId }) => supplierId === id)
  return bySupplier(params.defaultSupplierId) ?? bySupplier(params.fallbackSupplierId)
}

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** A metro line's colour fit for a style, whatever the gateway sent. */
export function metroColor(color: string | null | undefined): string | undefined {
  const hex = HEX.exec(color ?? '')?.[1]
  return hex === undefined ? undefined : `#${hex}`
}
