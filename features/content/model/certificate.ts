import { isMediaPath } from '@/lib/parts/media-path'
import { mediaUrl } from '@/lib/image/image-url'
import type { ContentEntry } from './content-page'

export type Certificate = {
  code: string
  title: string
  preview: string | null
  picture: string | null
  /** Address of the paper itself. */
  document: string | null
  brand: { code: string; title: string } | null
  number: string | null
  issuer: string | null
  /** `31.12.2026`. */
  until: string | null
}

/** Reads an entry as a certificate: its number, its issuer and its last day stand in its extra fields. */
export function toCertificate({ code, title, preview, picture, fields, tags }: ContentEntry): Certificate {
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const [brand] = tags
  const paper = text('document')
  return {
    code,
    title,
    preview,
    picture,
    document: paper !== null && isMediaPath(paper) ? mediaUrl(paper) : null,
    brand: brand ? { code: brand.slug, title: brand.title } : null,
    number: text('number'),
    issuer: text('issuer'),
    until: text('dateTo'),
  }
}
