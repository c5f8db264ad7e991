import type { Metadata } from 'next'
import { COMPANY, loadCompanyMenu } from '@/app/about/_components/company-menu'
import type { ListQuery } from '@/app/about/_components/list-query'
import { ContentScreen } from '@/features/content/components/content-screen'
import { VacancyList } from '@/features/vacancies/components/vacancy-list'
import { chooseVacancies, type VacancyChoice } from '@/features/vacancies/model/choose-vacancies'
import { loadVacancies } from '@/features/vacancies/server/load-vacancies'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterLinks } from '@/components/ui/navigation/filter-links'
import { MAX_NAME_LENGTH } from '@/lib/gateway/contracts/limits'
import { orEmpty } from '@/lib/data-cache/load'
import { cleanText } from '@/lib/routing/clean-text'
import { hrefs } from '@/lib/routing/hrefs'
import { toSearchParams } from '@/lib/routing/query'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Вакансии'
const DESCRIPTION = 'Работа в магазинах, на складе, в доставке и в офисе: обязанности, условия и зарплата.'
const NO_INDEX = 'noindex,follow'

type Props = { searchParams: ListQuery }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [meta, { city, kind }] = await Promise.all([loadMeta(hrefs.vacancies), readChoice(searchParams)])
  return toMetadata(
    { ...meta, robots: city || kind ? NO_INDEX : meta.robots },
    { title: TITLE, description: DESCRIPTION, path: hrefs.vacancies },
  )
}

export default async function VacanciesPage({ searchParams }: Props) {
  const [all, meta, menu, choice] = await Promise.all([
    orEmpty(loadVacancies, []),
    loadMeta(hrefs.vacancies),
    loadCompanyMenu(hrefs.vacancies),
    readChoice(searchParams),
  ])
  const { vacancies, cities, kinds } = chooseVacancies(all, choice)
  return (
    <ContentScreen
      heading={meta.heading ?? TITLE}
      trail={[COMPANY, { title: TITLE }]}
      menu={menu}
      menuLabel={COMPANY.title}
      meta={meta}
    >
      <FilterLinks label="Города" links={cities} />
      <FilterLinks label="Виды работы" links={kinds} />
      {vacancies.length > 0 ? <VacancyList vacancies={vacancies} /> : <Nothing isAny={all.length === 0} />}
    </ContentScreen>
  )
}

function Nothing({ isAny }: { isAny: boolean }) {
  return isAny ? (
    <EmptyState
      title="Открытых вакансий сейчас нет"
      text="Они появляются здесь первыми. Телефон отдела персонала подскажут по номеру внизу страницы."
    />
  ) : (
    <EmptyState
      title="Таких вакансий сейчас нет"
      text="Посмотрите другие города и виды работы."
      actions={
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.vacancies}>
          Все вакансии
        </a>
      }
    />
  )
}

async function readChoice(searchParams: ListQuery): Promise<VacancyChoice> {
  const query = toSearchParams(await searchParams)
  return {
    city: cleanText(query.get('city'), MAX_NAME_LENGTH),
    kind: cleanText(query.get('kind'), MAX_NAME_LENGTH),
  }
}
