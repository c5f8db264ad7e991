import 'server-only'
import sanitize from 'sanitize-html'

const TAGS =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote figure figcaption a b strong i em u s sub sup small span code img ' +
  'table caption thead tbody tfoot tr th td'

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    a: (tagName, { target, ...attributes }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attributes, target, rel: 'noopener' } : attributes,
    }),
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
}

/** HTML of the gateway made fit to be put into a page; `null` when nothing is left of it. */
export function sanitizeHtml(html: string | null | undefined): string | null {
  return (html && sanitize(html, OPTIONS).trim()) || null
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of the gateway's HTML without any markup, for places that hold plain text. */
export function htmlToText(html: string | null | undefined): string | null {
  const text = html && sanitize(html, { allowedTags: [], allowedAttributes: {} })
  return (
    (text && text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity).trim()) || null
  )
}
