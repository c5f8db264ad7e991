import { fileURLToPath } from 'node:url'
import { readContent, type SiteContent } from '@/gateway/services/site-content/read-content'
import { readFolder } from '@/gateway/services/site-content/read-folder'

const FOLDER = fileURLToPath(new URL('content', import.meta.url))

/** The demo shop's texts, stored as an owner stores his: see docs/content.md. */
export function readDemoContent(): SiteContent {
  return readContent(readFolder(FOLDER))
}
