import type { Metadata } from 'next'
import { productsOptions } from '@/features/desk/api/product-queries'
import { ProductList } from '@/features/desk/components/goods/product-list'
import { readProductQuery } from '@/features/desk/model/product-address'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { toSearchParams } from '@/lib/routing/query'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Товары'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/goods') }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function GoodsPage({ searchParams }: Props) {
  const query = readProductQuery(toSearchParams(await searchParams))
  return (
    <DeskFrame title={TITLE} place={deskHrefs.goods}>
      <ReadAhead queries={[productsOptions(query)]}>
        <ProductList />
      </ReadAhead>
    </DeskFrame>
  )
}
