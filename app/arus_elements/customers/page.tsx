import type { Metadata } from 'next'
import { customersOptions } from '@/features/desk/api/customer-queries'
import { CustomerList } from '@/features/desk/components/customers/customer-list'
import { readCustomerQuery } from '@/features/desk/model/customer-address'
import { ReadAhead } from '@/lib/query/read-ahead'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { toSearchParams } from '@/lib/routing/query'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Покупатели'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/customers') }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CustomersPage({ searchParams }: Props) {
  const query = readCustomerQuery(toSearchParams(await searchParams))
  return (
    <DeskFrame title={TITLE} place={deskHrefs.customers}>
      <ReadAhead queries={[customersOptions(query)]}>
        <CustomerList />
      </ReadAhead>
    </DeskFrame>
  )
}
