import type * as z from 'zod'
import { HIDDEN_SPEC_CODES, type specEntry } from '@/lib/gateway/contracts/catalog/entity-shapes'

export type SpecRow = { code: string; title: string; value: string }

const HIDDEN: ReadonlySet<string> = new Set(HIDDEN_SPEC_CODES)

/** Specifications as people read them: what has no humanized value, and the codes that other places show, are left out. */
export function toSpecRows(entries: readonly z.output<typeof specEntry>[]): SpecRow[] {
  return entries.flatMap(({ code, title, humanized }) => {
    const value = humanized?.trim()
    return value && !HIDDEN.has(code) ? [{ code, title, value }] : []
  })
}
