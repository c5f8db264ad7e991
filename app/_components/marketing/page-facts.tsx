/** Names of the facts in the page. */
export type PageFact =
  | { kind: 'category'; id: string }
  | { kind: 'product'; id: string }
  | { kind: 'search'; id: string }

/** The content of a page for marketing services that were allowed; nothing is drawn and no script is needed. */
export function PageFacts({ kind, id }: PageFact) {
  return <div data-page={kind} data-id={id} />
}
