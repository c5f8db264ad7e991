import { loadFeed } from '@/lib/seo/feed/load-feed'
import { answerXml } from '@/lib/seo/answer-xml'

export async function GET() {
  return answerXml(loadFeed, { tags: ['bootstrap'] })
}
