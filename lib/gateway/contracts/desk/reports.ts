import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { binary } from '../files'

export const REPORTS = ['sales', 'refusals', 'terms', 'searches'] as const
/** Days of a period, both ends counted. */
export const MAX_REPORT_DAYS = 366

// What is not of our time is a slip of the keyboard, and no moment of the database.
const day = z.iso
  .date()
  .max(10)
  .regex(/^20\d\d-/)

const period = z.object({
  report: z.enum(REPORTS),
  /** YYYY-MM-DD of Moscow, both days counted. */
  from: day,
  to: day,
})

/** What stands in a column: rubles, a percentage with one decimal, ISO 8601. */
const columnKind = z.enum(['text', 'count', 'money', 'percent', 'moment'])
const cell = z.union([z.string(), z.number(), z.null()])

export const reportTable = z
  .object({
    columns: z.array(z.object({ title: z.string(), kind: columnKind })),
    rows: z.array(z.array(cell)),
    /** Under the columns; null where nothing can be added up. */
    total: z.array(cell).nullable(),
    /** More rows were found than are shown. */
    isCut: z.boolean(),
  })
  .meta({ id: 'ReportTable' })

export type ReportTable = z.infer<typeof reportTable>

const shared = {
  service: 'desk',
  method: 'POST',
  auth: 'user',
  body: period,
  kind: 'read',
  errors: ['forbidden', 'validation'],
} as const

export const readDeskReport = defineOperation({
  ...shared,
  name: 'readDeskReport',
  summary: 'Sales, refusals and terms by supplier, or searches that found nothing, of a period',
  path: '/desk/v1/report',
  response: reportTable,
})

export const downloadDeskReport = defineOperation({
  ...shared,
  name: 'downloadDeskReport',
  summary: 'The same as CSV',
  path: '/desk/v1/report/csv',
  response: binary,
  file: { name: 'report.csv', contentType: 'text/csv; charset=utf-8' },
})
