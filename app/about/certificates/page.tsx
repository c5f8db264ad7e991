import type { Metadata } from 'next'
import { COMPANY, loadCompanyMenu } from '@/app/about/_components/company-menu'
import { listMetadata, type ListQuery, readListQuery } from '@/app/about/_components/list-query'
import { CertificateList } from '@/features/content/components/certificate-list'
import { ContentScreen } from '@/features/content/components/content-screen'
import { toCertificate } from '@/features/content/model/certificate'
import { NO_ENTRIES } from '@/features/content/model/entry-page'
import { listHref } from '@/features/content/model/list-address'
import { loadEntries } from '@/features/content/server/load-entries'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterLinks } from '@/components/ui/navigation/filter-links'
import { Pagination } from '@/components/ui/navigation/pagination'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { isPastEnd } from '@/lib/routing/paging'
import { loadMeta } from '@/lib/seo/load-meta'

const TITLE = 'Сертификаты'
const DESCRIPTION = 'Сертификаты дилера и документы о качестве запчастей, масел и шин по брендам.'

type Props = { searchParams: ListQuery }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page, brand } = await readListQuery(searchParams)
  const address = { page, brand, year: null, search: '' }
  return listMetadata({ title: TITLE, description: DESCRIPTION, path: hrefs.certificates }, address)
}

export default async function CertificatesPage({ searchParams }: Props) {
  const address = await readListQuery(searchParams)
  const [found, meta, menu] = await Promise.all([
    orEmpty(() => loadEntries('certificates', address), NO_ENTRIES),
    loadMeta(hrefs.certificates),
    loadCompanyMenu(hrefs.certificates),
  ])
  if (isPastEnd(found)) return <NotFoundPage />
  const { brand } = address
  const brands = found.tags.map(({ slug, title, count }) => ({
    href: listHref(hrefs.certificates, { brand: slug }),
    title,
    count,
    isCurrent: slug === brand,
  }))
  return (
    <ContentScreen
      heading={meta.heading ?? TITLE}
      trail={[COMPANY, { title: TITLE }]}
      menu={menu}
      menuLabel={COMPANY.title}
      meta={meta}
    >
      {brands.length > 0 && (
        <FilterLinks
          label="Бренды"
          links={[{ href: hrefs.certificates, title: 'Все', isCurrent: brand === '' }, ...brands]}
        />
      )}
      {found.entries.length > 0 ? (
        <CertificateList certificates={found.entries.map(toCertificate)} />
      ) : (
        <Nothing isNarrowed={brand !== ''} />
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => listHref(hrefs.certificates, { brand, page })}
      />
    </ContentScreen>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const [href, words] = isNarrowed
    ? [hrefs.certificates, 'Все сертификаты']
    : [hrefs.help, 'Спросить о товаре']
  return (
    <EmptyState
      title="Сертификатов здесь нет"
      text="Документы на конкретный товар пришлём по запросу: назовите его бренд и артикул."
      actions={
        <a className={buttonClass({ look: 'secondary' })} href={href}>
          {words}
        </a>
      }
    />
  )
}
