import { parseArgs } from 'node:util'

export const CRAWL_USAGE = `npm run crawl -- --url http://localhost:3000
  Обходит открытый магазин, как поисковая система, и называет ошибки на его страницах.
  [--pages 1000]   сколько страниц прочитать, поровну каждого вида`

const USUAL_PAGES = 1_000
const MOST_PAGES = 100_000

export type CrawlArgs = { origin: string; pages: number }

/** The options of the command line, or in words what it lacks. */
export function parseCrawlArgs(args: readonly string[]): CrawlArgs | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { url: { type: 'string' }, pages: { type: 'string' } },
    })
    if (!values.url || !URL.canParse(values.url)) return 'The address of the shop is missing: --url'
    const pages = Number(values.pages ?? USUAL_PAGES)
    if (!Number.isInteger(pages) || pages < 1 || pages > MOST_PAGES)
      return `--pages is a whole number up to ${MOST_PAGES}`
    return { origin: new URL(values.url).origin, pages }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
