/** A type that no browser runs or fetches ahead, so that the script waits for the loader below. */
const WAITING = 'text/waiting'

const SCRIPT = /<script src="(\/_next\/[^"]+)"([^>]*) async=""([^>]*)>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
const NONCE = /<script nonce="([\w-]+)"|<script[^>]* nonce="([\w-]+)"/
/** Starts the scripts even where nothing is ever painted, as in a tab in the background. */
const LONGEST_WAIT_MS = 2000

/**
 * Runs in the page: once the picture of highest priority is there and a frame has been painted, every waiting script is
 * replaced by a running one. On a slow line the scripts would otherwise share it with the styles and that picture.
 */
const LOADER = `(function(d){var g=0;function go(){if(g)return;g=1;d.querySelectorAll('script[type="${WAITING}"]').forEach(function(w){var s=w.cloneNode();s.removeAttribute("type");w.replaceWith(s)})}function painted(){requestAnimationFrame(function(){setTimeout(go)})}d.addEventListener("DOMContentLoaded",function(){setTimeout(go,${LONGEST_WAIT_MS});var p=d.querySelector('img[fetchpriority="high"]');if(!p||p.complete)return painted();p.addEventListener("load",painted);p.addEventListener("error",painted)})})(document)`

/** Rewrites a rendered page so that its first view does not wait for scripts. The loader carries the page's own nonce. */
export function deferScripts(html: string): string {
  const [, first, second] = NONCE.exec(html) ?? []
  const nonce = first ?? second
  if (nonce === undefined) return html
  const waiting = html
    .replace(PRELOAD, '')
    .replace(
      SCRIPT,
      (_, src: string, before: string, after: string) =>
        `<script type="${WAITING}" src="${src}"${before} async=""${after}>`,
    )
  return waiting.replace('</head>', () => `<script nonce="${nonce}">${LOADER}</script></head>`)
}
