type Line = { productId: string; supplierId: number }

/** The changes that take the lines of one shop over to another. */
export function linesOfShop(lines: readonly Line[], from: number, to: number): Line[] {
  return lines
    .filter(({ supplierId }) => supplierId === from)
    .map(({ productId }) => ({ productId, supplierId: to }))
}
