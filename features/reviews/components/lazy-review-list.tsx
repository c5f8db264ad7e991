'use client'

import type { ComponentProps } from 'react'
import { LazyHydrate } from '@/framework/next/lazy-hydrate'
import type * as reviewList from './review-list'

type Props = ComponentProps<typeof reviewList.ReviewList>

const DRAWN =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
      (require('./review-list') as typeof reviewList).ReviewList
    : undefined

const load = async () => (await import('./review-list')).ReviewList

/** Reviews stand at the end of a long page: they are readable as markup; voting, sorting and paging load on the first interaction. */
export function LazyReviewList(props: Props) {
  return <LazyHydrate drawn={DRAWN} load={load} part={props} />
}
