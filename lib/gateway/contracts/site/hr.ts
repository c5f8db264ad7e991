import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, int, optionalText, orNull } from '../fields'
import { MAX_INT } from '../limits'

const vacancy = z
  .object({
    id: z.string(),
    title: z.string(),
    city: optionalText,
    /** Street and house of the place of work. */
    address: optionalText,
    department: optionalText,
    employment: optionalText,
    /** Rubles a month. */
    salaryFrom: orNull(z.number()),
    salaryTo: orNull(z.number()),
    preview: optionalText,
    /** ISO 8601. */
    createdAt: z.string(),
    /** The last day on which it is open, as `2026-12-31`; null where none is set. */
    openUntil: optionalText,
  })
  .meta({ id: 'Vacancy' })

export const listVacancies = defineOperation({
  name: 'listVacancies',
  service: 'hr',
  summary: 'Open vacancies',
  method: 'POST',
  path: '/hr/v1/vacancy/list',
  response: z.object({ vacancies: z.array(vacancy) }),
  kind: 'read',
})

export const getVacancy = defineOperation({
  name: 'getVacancy',
  service: 'hr',
  summary: 'One vacancy',
  method: 'POST',
  path: '/hr/v1/vacancy/details',
  body: z.object({ id: z.union([int(1, MAX_INT), codeField]) }),
  response: vacancy
    .extend({
      /** HTML, to be sanitised before it is shown. */
      content: optionalText,
      duties: z.array(z.string()),
      requirements: z.array(z.string()),
      conditions: z.array(z.string()),
      contact: optionalText,
    })
    .meta({ id: 'VacancyDetail' }),
  kind: 'read',
  errors: ['notFound'],
})
