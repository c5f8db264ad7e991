import { escapeXml } from './escape-xml'

export const OPEN_SEARCH_PATH = '/opensearch.xml'
/** The specification takes no longer one. */
const MAX_NAME_LENGTH = 16

/** Lets a browser search the shop from its address bar. */
export function buildOpenSearch(origin: string, siteName: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(siteName.slice(0, MAX_NAME_LENGTH))}</ShortName>
<Description>${escapeXml(`Запчасти в «${siteName}» по номеру и названию`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${escapeXml(`${origin}/icon-192.png`)}</Image>
<Url type="text/html" template="${escapeXml(`${origin}/search?q={searchTerms}`)}"/>
</OpenSearchDescription>
`
}
