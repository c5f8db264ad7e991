import { pageEntries } from '@/lib/routing/pages'

/** Query parameters that never change what a page shows; Yandex drops them from addresses. */
const CLEAN_PARAMS = [
  'utm_source&utm_medium&utm_campaign&utm_content&utm_term',
  'erid',
  'RetailRocketDisabled&MindboxDisabled&YaRetailMediaDisabled&CalltouchDisabled&OpenlineDisabled',
]

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
    ...CLEAN_PARAMS.map((params) => `Clean-param: ${params}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
