import { isPartedAsVin, toBareNumber, vinOf } from '@/lib/parts/vehicle/vin-of'
import { hrefs } from '@/lib/routing/hrefs'
import type { SearchPlan } from './search-plan'

export type NextStep = { title: string; href: string }
export type NothingFoundWords = { title: string; text: string; steps: NextStep[] }

/** A VIN that lost a sign or two, or got them. */
const ALMOST_VIN = /^(?=.*\d{4})(?=.*[A-Z])[A-Z0-9]{15,19}$/

const PART_NUMBER = /^(?=(?:\P{N}*\p{N}){3})[\p{L}\p{N}./-]{5,}$/u
const MAX_NUMBERS = 5

const MAINTENANCE = /(?<![\p{L}\p{N}])(?:то|т\.\s?о\.?|тех\.?\s?обслуживани\p{L}*)(?![\p{L}\p{N}])/iu

/** Whether words name the maintenance of a car, whose short name begins that of many parts. */
export function asksForMaintenance(words: string): boolean {
  return MAINTENANCE.test(words)
}

/** What to say and offer when a search found nothing. */
export function nextSteps(plan: Exclude<SearchPlan, { kind: 'empty' }>, siteName: string): NothingFoundWords {
  switch (plan.kind) {
    case 'part':
      return {
        title: `Деталь ${plan.brand} ${plan.article} не нашлась`,
        text: plan.isOem
          ? 'Среди оригинальных деталей её нет. Покажите все детали или проверьте номер.'
          : 'Проверьте номер и бренд: буква О и цифра 0 равнозначны, дефисы и пробелы не важны.',
        steps: [
          ...(plan.isOem
            ? [
                {
                  title: 'Искать среди всех',
                  href: hrefs.search({ brand: plan.brand, article: plan.article }),
                },
              ]
            : []),
          { title: 'Этот номер у других брендов', href: hrefs.search({ q: plan.article, mode: 'articul' }) },
        ],
      }
    case 'article':
      return {
        title: `По номеру «${plan.article}» ничего не нашлось`,
        text:
          vinMistake(plan.article) ??
          'Проверьте номер: буква О и цифра 0 равнозначны, дефисы и пробелы не важны. Номер можно поискать и в названиях.',
        steps: [{ title: 'Искать в названиях', href: hrefs.search({ q: plan.article, mode: 'name' }) }],
      }
    case 'code':
      return {
        title: `По коду «${plan.text}» ничего не нашлось`,
        text: `Код ${siteName} — восемь цифр из чека, заказа или карточки товара. Если это номер детали, ищите по артикулу.`,
        steps: [{ title: 'Искать по артикулу', href: hrefs.search({ q: plan.text, mode: 'articul' }) }],
      }
    case 'vehicle':
    case 'words': {
      const numbers = numbersOf(plan.query)
      if (numbers.length > 1) {
        return {
          title: `По запросу «${plan.query}» ничего не нашлось`,
          text: 'Здесь несколько номеров: поищите каждый отдельно.',
          steps: numbers.map((number) => ({ title: number, href: hrefs.search({ q: number }) })),
        }
      }
      return {
        title: `По запросу «${plan.query}» ничего не нашлось`,
        text:
          vinMistake(plan.query) ??
          'Попробуйте короче или другими словами. Если это номер детали, ищите по артикулу.',
        steps: [
          ...(asksForMaintenance(plan.query) ? [{ title: 'Плановое ТО', href: hrefs.maintenance }] : []),
          ...(plan.query.includes('"')
            ? [{ title: 'Искать без кавычек', href: hrefs.search({ q: plan.query.replaceAll('"', '') }) }]
            : []),
          plan.kind === 'words' && plan.mode === 'name'
            ? { title: 'Искать везде', href: hrefs.search({ q: plan.query }) }
            : { title: 'Искать по артикулу', href: hrefs.search({ q: plan.query, mode: 'articul' }) },
        ],
      }
    }
  }
}

/** The numbers of a text that is nothing but numbers of parts. */
function numbersOf(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  return parts.length <= MAX_NUMBERS && parts.every((part) => PART_NUMBER.test(part)) ? parts : []
}

function vinMistake(text: string): string | undefined {
  if (!ALMOST_VIN.test(toBareNumber(text)) || !isPartedAsVin(text)) return undefined
  const read = vinOf(text)
  return 'problem' in read ? `${read.problem}. Сверьте его с СТС.` : undefined
}
