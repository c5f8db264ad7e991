import type { SearchResult } from '@/features/search/server/load-search'
import { CardList } from '@/app/_components/goods/card-list'
import { handOverCards } from '@/app/_components/goods/hand-over-cards'
import { ProductGrid } from '@/features/product/components/product-grid'
import { toProductCard } from '@/features/product/model/product-card-data'
import { PartResults } from './number-results'
import type { NumberTableAddresses } from './number-table/table-addresses'

/** The product under an internal code, with its offers and analogs where the part search knows them. */
export function CodeResults({
  result: { byCode, result },
  table,
}: {
  result: Extract<SearchResult, { kind: 'code' }>
  table: NumberTableAddresses
}) {
  if (!byCode.entity) return null
  if (result?.part)
    return <PartResults article={byCode.entity.partNumber} result={result} isOem={false} table={table} />
  return (
    <ProductGrid view="rows">
      <CardList
        goods={handOverCards([toProductCard(byCode.entity)])}
        now={new Date(byCode.pricedAt)}
        headingLevel={2}
        isFirst
      />
    </ProductGrid>
  )
}
