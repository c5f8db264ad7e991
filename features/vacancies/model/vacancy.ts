export type Vacancy = {
  id: string
  title: string
  city: string | null
  /** Street and house. */
  address: string | null
  department: string | null
  employment: string | null
  /** Rubles a month. */
  salaryFrom: number | null
  salaryTo: number | null
  preview: string | null
  /** ISO 8601. */
  createdAt: string
  /** The last day, as `2026-12-31`. */
  openUntil: string | null
}

export type VacancyDetail = Vacancy & {
  /** Sanitised HTML. */
  content: string | null
  duties: string[]
  requirements: string[]
  conditions: string[]
  contact: string | null
}
