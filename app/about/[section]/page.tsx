import type { Metadata } from 'next'
import {
  type ContentArea,
  ContentSectionPage,
  contentSectionMetadata,
} from '@/app/_components/content-section-page'
import { hrefs } from '@/lib/routing/hrefs'

const AREA: ContentArea = {
  title: 'О компании',
  href: hrefs.about,
  menuLabel: 'О компании',
  hasEntryPages: true,
}

type Params = { params: Promise<{ section: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return contentSectionMetadata({ area: AREA, ...(await params) })
}

export default async function AboutSectionPage({ params }: Params) {
  return <ContentSectionPage area={AREA} {...await params} />
}
