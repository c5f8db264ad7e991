import 'server-only'
import { answerList, answerRead, type PageRules } from '@/lib/routing/page-answer'
import { loadVacancies, loadVacancy } from './load-vacancies'

export const vacancyRules: PageRules<'/about/vacancies' | '/about/vacancies/[entities]'> = {
  '/about/vacancies': () => answerList(loadVacancies, 'content'),
  '/about/vacancies/[entities]': ({ params: { entities } }) =>
    answerRead(() => loadVacancy(entities), 'content'),
}
