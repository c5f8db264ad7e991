import type * as documentParts from './document-parts'

/** As the document brought it, by place or id; a browser that has to render the page again has no other source. */
const first = new Map<number | string, unknown>()

/** Of another page, an element of the same name may stand in the document already. */
export function readOnce<Name extends number | string, Data>(name: Name, read: (name: Name) => Data): Data {
  if (!first.has(name)) first.set(name, read(name))
  // The guarantee: a name is that of one part, whose reader put it there.
  return first.get(name) as Data
}

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
  return readOnce(place, readMarkup)
}
