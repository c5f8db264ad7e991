import type * as documentParts from './document-parts'

/** As the document brought it, by place; a browser that has to render the page again has no other source. */
const read = new Map<number, unknown>()

/**
 * In a component of the browser, data that `handOver` kept out of a document, whose markup shows it already: the server finds it at its
 * place, the browser reads it off the markup.
 */
export function handedOver<Data>(place: number, readMarkup: (place: number) => Data): Data {
  if (typeof window === 'undefined') {
    // oxlint-disable-next-line typescript/no-require-imports -- an import would stay in the bundle of the page
    const { findHandedOver } = require('./document-parts') as typeof documentParts
    // The guarantee: a place is that of what its own caller handed over.
    return findHandedOver(place) as Data
  }
  if (!read.has(place)) read.set(place, readMarkup(place))
  return read.get(place) as Data
}
