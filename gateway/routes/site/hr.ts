import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { listVacancies } from '@/gateway/services/hr/list-vacancies'
import { readVacancy } from '@/gateway/services/hr/read-vacancy'
import * as hr from '@/lib/gateway/contracts/site/hr'

export function hrBindings(deps: ServiceDeps) {
  return [
    bind(hr.listVacancies, () => listVacancies(deps)),
    bind(hr.getVacancy, ({ body }) => readVacancy(deps, body.id)),
  ]
}
