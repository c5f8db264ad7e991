import 'server-only'
import type * as z from 'zod'
import type { contentEntity, contentPage } from '@/lib/gateway/contracts/catalog/content-shapes'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { adLabel } from '../model/ad-label'
import { type ContentEntry, type ContentPage, placeOf } from '../model/content-page'

export function toContentPage(wire: z.output<typeof contentPage>): ContentPage {
  return {
    code: wire.code,
    title: wire.title,
    preview: sanitizeHtml(wire.preview),
    content: sanitizeHtml(wire.content),
    entries: wire.entities.map(toContentEntry),
    ...placeOf(wire.code, wire.tree),
  }
}

export function toContentEntry(wire: z.output<typeof contentEntity>): ContentEntry {
  return {
    code: wire.code,
    title: wire.title,
    preview: sanitizeHtml(wire.preview),
    content: sanitizeHtml(wire.content),
    picture: wire.picture,
    createdAt: wire.createdAt,
    ad: adLabel(wire.fields),
    fields: wire.fields,
    tags: wire.tags,
  }
}
