import type { ContentEntry } from './content-page'

/** Entries of a list, one page of it, with what the whole list can be narrowed to. */
export type EntryPage = {
  entries: ContentEntry[]
  page: number
  pages: number
  total: number
  years: { year: number; count: number }[]
  tags: { slug: string; title: string; count: number }[]
}

export const NO_ENTRIES: EntryPage = { entries: [], page: 1, pages: 0, total: 0, years: [], tags: [] }
