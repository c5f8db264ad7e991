import type { Metadata } from 'next'
import {
  type ContentArea,
  ContentSectionPage,
  contentSectionMetadata,
} from '@/app/_components/content-section-page'
import { DeliveryPrices } from './_components/delivery-prices'
import { hrefs } from '@/lib/routing/hrefs'

const AREA: ContentArea = {
  title: 'Помощь',
  href: hrefs.help,
  menuLabel: 'Разделы помощи',
}

type Params = { params: Promise<{ section: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return contentSectionMetadata({ area: AREA, ...(await params) })
}

export default async function HelpSectionPage({ params }: Params) {
  const { section } = await params
  return (
    <ContentSectionPage area={AREA} section={section} after={section === 'delivery' && <DeliveryPrices />} />
  )
}
