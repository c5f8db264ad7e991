'use client'

import { useSearchParams } from 'next/navigation'
import { Skeleton } from '@/components/ui/skeleton'
import { codesOfAddress } from '@/features/compare/model/compared-codes'
import { QueryProvider } from '@/lib/query/query-provider'
import type { Compared } from '@/stores/compare/compared'
import { useCompare } from '@/stores/compare/use-compare'
import { ComparedProducts } from './compared-products'
import { NothingToCompare } from './nothing-to-compare'

const SKELETON_PX = 480

/** What the address names, else what this browser has chosen. The server knows neither. */
export function CompareScreen() {
  const { isKnown, products } = useCompare()
  return isKnown ? <KnownComparison own={products} /> : <Skeleton height={SKELETON_PX} />
}

function KnownComparison({ own }: { own: readonly Compared[] }) {
  const named = codesOfAddress(useSearchParams().get('ids'))
  const codes = named?.codes ?? own.map(({ code }) => code)
  if (codes.length === 0) return <NothingToCompare isNamed={named !== undefined} />
  return (
    <QueryProvider>
      <ComparedProducts codes={codes} named={named} />
    </QueryProvider>
  )
}
