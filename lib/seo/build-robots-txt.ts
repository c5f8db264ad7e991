import { pageEntries } from '@/lib/routing/pages'
import { CLEAN_PARAMS } from './clean-params'

const CLOSED_PATHS = [
  ...pageEntries.flatMap(([path, { isClosed }]) => (isClosed ? [path] : [])),
  '/gw/',
  '/api/',
  '/*/~',
]
/** Pictures and scripts are needed to see a page as people see it. */
const OPEN_PATHS = ['/gw/media/', '/_next/static/']

/** `robots.txt` for a shop at this origin. */
export function buildRobotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...OPEN_PATHS.map((path) => `Allow: ${path}`),
    ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
    ...CLEAN_PARAMS.map((params) => `Clean-param: ${params.join('&')}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
