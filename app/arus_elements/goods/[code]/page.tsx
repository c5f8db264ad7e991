import type { Metadata } from 'next'
import { productOptions } from '@/features/desk/api/product-queries'
import { ProductScreen } from '@/features/desk/components/goods/product-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../../_components/desk-frame'

const TITLE = 'Товар'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/goods') }

type Props = { params: Promise<{ code: string }> }

export default async function DeskProductPage({ params }: Props) {
  const { code } = await params
  return (
    <DeskFrame title={TITLE} place={deskHrefs.goods}>
      <ReadAhead queries={[productOptions(code)]}>
        <ProductScreen code={code} />
      </ReadAhead>
    </DeskFrame>
  )
}
