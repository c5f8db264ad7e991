import 'server-only'
import { respondByList, respondByRead, type PageRules } from '@/lib/routing/page-response'
import { loadVacancies, loadVacancy } from './load-vacancies'

export const vacancyRules: PageRules<'/about/vacancies' | '/about/vacancies/[entities]'> = {
  '/about/vacancies': () => respondByList(loadVacancies, 'content'),
  '/about/vacancies/[entities]': ({ params: { entities } }) =>
    respondByRead(() => loadVacancy(entities), 'content'),
}
