import type { Metadata } from 'next'

/** Nothing of the account is for search engines. */
export function accountMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } }
}
