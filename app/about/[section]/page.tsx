import type { Metadata } from 'next'
import { COMPANY } from '@/app/about/_components/company-menu'
import { EntryListPage, entryListMetadata } from '@/app/about/_components/entry-list-page'
import type { ListQuery } from '@/app/about/_components/list-query'
import {
  type ContentArea,
  ContentSectionPage,
  contentSectionMetadata,
} from '@/app/_components/content-section-page'
import { entryListOf } from '@/features/content/model/entry-lists'
import { decodeUriPart } from '@/lib/parts/uri'

const AREA: ContentArea = { ...COMPANY, menuLabel: COMPANY.title }

type Props = { params: Promise<{ section: string }>; searchParams: ListQuery }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { section } = await params
  const list = entryListOf(decodeUriPart(section) ?? '')
  return list
    ? entryListMetadata({ list, query: searchParams })
    : contentSectionMetadata({ area: AREA, section })
}

export default async function AboutSectionPage({ params, searchParams }: Props) {
  const { section } = await params
  const list = entryListOf(decodeUriPart(section) ?? '')
  return list ? (
    <EntryListPage list={list} query={searchParams} />
  ) : (
    <ContentSectionPage area={AREA} section={section} />
  )
}
