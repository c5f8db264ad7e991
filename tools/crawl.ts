/**
 * Crawls a running shop as a search engine does and prints what one would find wrong: `npm run crawl -- --url
 * http://localhost:3000 [--pages 1000]`.
 */
import { CRAWL_USAGE, parseCrawlArgs } from './crawl/parse-crawl-args.ts'

const given = process.argv.slice(2)
const args = parseCrawlArgs(given)
if (given.includes('--help')) {
  console.log(CRAWL_USAGE)
} else if (typeof args === 'string') {
  console.error(`${args}\n\n${CRAWL_USAGE}`)
  process.exitCode = 2
} else {
  const { crawlPages } = await import('./crawl/crawl-pages.ts')
  const { pages, links, findings } = await crawlPages(args)
  for (const { path, fault } of findings) console.log(`${path}: ${fault}`)
  console.log(`${pages} pages read, ${links} more links asked, ${findings.length} findings`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
