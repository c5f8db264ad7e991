import type { Metadata } from 'next'
import { supplierNamesOptions } from '@/features/desk/api/rule-queries'
import { SupplierScreen } from '@/features/desk/components/suppliers/supplier-screen'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Поставщики'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/suppliers') }

export default function SuppliersPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.suppliers}>
      <ReadAhead queries={[supplierNamesOptions]}>
        <SupplierScreen />
      </ReadAhead>
    </DeskFrame>
  )
}
