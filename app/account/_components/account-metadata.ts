import type { Metadata } from 'next'
import { robotsOf } from '@/lib/routing/pages'

/** Nothing of the account is for search engines. */
export function accountMetadata(title: string): Metadata {
  return { title, robots: robotsOf('/account') }
}
