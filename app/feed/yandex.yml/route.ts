import { loadFeed } from '@/lib/seo/feed/load-feed'
import { answerXml } from '@/lib/seo/xml-answer'

export async function GET() {
  return answerXml(loadFeed)
}
