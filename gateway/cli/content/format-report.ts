import { type ContentProblem, lineOf } from '@/gateway/services/site-content/content-error'
import type { PartReport } from '@/gateway/services/site-content/content-report'

const TITLES: Readonly<Record<string, string>> = {
  page: 'Страницы',
  news: 'Новости',
  publication: 'Публикации',
  press: 'Пресса',
  promo: 'Акции',
  certificate: 'Сертификаты',
  vacancy: 'Вакансии',
  menu: 'Меню',
  site: 'Сведения о магазине',
  campaign: 'Двойные бонусы',
  service: 'Работы автосервиса',
  tariff: 'Тарифы хранения',
  term: 'Сроки хранения',
  desk: 'Запись в магазины',
  seo: 'Заголовки и описания страниц',
  file: 'Файлы',
}
const SIGNS = { added: '+', changed: '~', removed: '-' } as const

/** The changes, done or planned, one line each. */
export function formatReport(reports: readonly PartReport[], isDryRun: boolean): string {
  const lines = reports.flatMap((report) => [
    `${TITLES[report.part] ?? report.part}: ${summaryOf(report)}`,
    ...(['added', 'changed', 'removed'] as const).flatMap((what) =>
      report[what].map((key) => `  ${SIGNS[what]} ${key}`),
    ),
  ])
  const isSame = reports.every(
    ({ added, changed, removed }) => added.length + changed.length + removed.length === 0,
  )
  const end = isSame
    ? 'Всё уже так, менять нечего'
    : isDryRun
      ? 'Это просмотр: магазин не изменился'
      : 'Готово, страницы магазина обновляются'
  return [...lines, end, ''].join('\n')
}

function summaryOf({ added, changed, removed, stored }: PartReport): string {
  const parts = [
    added.length > 0 && `новых ${added.length}`,
    changed.length > 0 && `изменено ${changed.length}`,
    removed.length > 0 && `убрано ${removed.length}`,
    `без изменений ${stored}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Warnings: loaded, but hardly as intended; nothing without any. */
export function formatWarnings(warnings: readonly ContentProblem[]): string {
  return warnings.map((warning) => `Предупреждение: ${lineOf(warning)}\n`).join('')
}
