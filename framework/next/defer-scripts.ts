/** A script type that browsers neither run nor preload, so that the script waits for the loader below. */
const WAITING = 'text/waiting'

const SCRIPT = Buffer.from('<script src="/_next/')
const PRELOAD = Buffer.from('<link rel="preload" as="script"')
const OPENING = Buffer.from('<script src=')
const HEAD_END = Buffer.from('</head>')
const TAG_END = Buffer.from('>')
/** An element that is no script yet may have no address of one and no order: the loader gives both back. */
const WAITING_OPENING = Buffer.from(`<script type="${WAITING}" data-src=`)
const ASYNC = ' async=""'
const NONCE = /<script nonce="([\w-]+)"|<script[^>]* nonce="([\w-]+)"/
/** Starts the scripts even where nothing is ever painted, as in a background tab. */
const LONGEST_WAIT_MS = 2000

/**
 * Runs in the page: once the picture of highest priority is there and the page has been painted, every waiting script is replaced by a
 * running one. On a slow line the scripts would otherwise share it with the styles and that picture. A frame may begin before the styles
 * are there and paint nothing, so the browser reports its first paint; one without that report does not wait for it.
 */
const LOADER = `(function(d,w){var g=0,P=w.PerformanceObserver;function go(){if(g)return;g=1;d.querySelectorAll('script[type="${WAITING}"][data-src]').forEach(function(w){var s=w.cloneNode();s.removeAttribute("type");s.async=!0;s.src=s.dataset.src;delete s.dataset.src;w.replaceWith(s)})}function first(){if(!(P&&P.supportedEntryTypes||[]).includes("paint"))return go();new P(go).observe({type:"paint",buffered:true})}function painted(){requestAnimationFrame(function(){setTimeout(first)})}d.addEventListener("DOMContentLoaded",function(){setTimeout(go,${LONGEST_WAIT_MS});var p=d.querySelector('img[fetchpriority="high"]');if(!p||p.complete)return painted();p.addEventListener("load",painted);p.addEventListener("error",painted)})})(document,window)`

/**
 * Rewrites a rendered page so that its first view does not wait for scripts. The loader carries the page's own nonce.
 * It works on bytes: a page as text is twice as large, and V8 collects texts of that size only with its whole heap.
 */
export function deferScripts(page: Buffer): Buffer {
  const headEnd = page.indexOf(HEAD_END)
  if (headEnd < 0) return page
  const nonce = nonceOf(page.toString('latin1', 0, headEnd))
  if (nonce === undefined) return page
  const edits = [
    ...tagsFrom(page, PRELOAD).map(({ start, end }) => ({ start, end, by: Buffer.alloc(0) })),
    ...tagsFrom(page, SCRIPT)
      .map(({ start, end }) => ({ start, async: start + page.toString('latin1', start, end).indexOf(ASYNC) }))
      .filter(({ start, async }) => async > start)
      .flatMap(({ start, async }) => [
        { start, end: start + OPENING.length, by: WAITING_OPENING },
        { start: async, end: async + ASYNC.length, by: Buffer.alloc(0) },
      ]),
    { start: headEnd, end: headEnd, by: Buffer.from(`<script nonce="${nonce}">${LOADER}</script>`) },
  ]
  return applyEdits(
    page,
    edits.toSorted((one, other) => one.start - other.start),
  )
}

function nonceOf(head: string): string | undefined {
  const [, first, second] = NONCE.exec(head) ?? []
  return first ?? second
}

function tagsFrom(page: Buffer, opening: Buffer): { start: number; end: number }[] {
  const tags: { start: number; end: number }[] = []
  for (let start = page.indexOf(opening); start >= 0; start = page.indexOf(opening, start + 1)) {
    const close = page.indexOf(TAG_END, start)
    if (close < 0) break
    tags.push({ start, end: close + 1 })
  }
  return tags
}

function applyEdits(page: Buffer, edits: readonly { start: number; end: number; by: Buffer }[]): Buffer {
  const pieces: Buffer[] = []
  let at = 0
  for (const { start, end, by } of edits) {
    pieces.push(page.subarray(at, start), by)
    at = end
  }
  return Buffer.concat([...pieces, page.subarray(at)])
}
