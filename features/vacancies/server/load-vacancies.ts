import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getVacancy, listVacancies } from '@/lib/gateway/contracts/site/hr'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { sanitizeHtml } from '@/lib/html/sanitize'
import type { Vacancy, VacancyDetail } from '../model/vacancy'

/** Open vacancies, in the gateway's order. */
export const loadVacancies = cached({
  name: 'content',
  as: 'vacancies',
  read: async (): Promise<Vacancy[]> => {
    const response = await orMissing(serverGateway().call(listVacancies, {}))
    return response?.vacancies ?? []
  },
})

/** One vacancy; undefined when it is closed or unknown. */
export const loadVacancy = cached({
  name: 'content',
  as: 'vacancy',
  read: async (id: string): Promise<VacancyDetail | undefined> => {
    const response = await orMissing(serverGateway().call(getVacancy, { body: { id } }))
    return response && { ...response, content: sanitizeHtml(response.content) }
  },
})
