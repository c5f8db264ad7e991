import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import type { ClubTerms } from './club-terms'
import { TIER_TITLES } from './club-terms'

export type Question = { code: string; question: string; answer: string }

const DAYS = ['день', 'дня', 'дней'] as const
const PURCHASES = ['покупка', 'покупки', 'покупок'] as const
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const

/** What people ask of the club, answered in the shop's own figures. */
export function clubQuestions({
  tiers,
  periodMonths,
  writeoffPercent,
  bonusPrice,
  bonusDays,
}: ClubTerms): Question[] {
  const period = formatCount(periodMonths, MONTHS)
  const steps = tiers
    .map(({ tier, cashback, purchases, amount }) => {
      const from =
        amount === 0 ? 'с первой покупки' : `${formatCount(purchases, PURCHASES)} и от ${formatPrice(amount)}`
      return `«${TIER_TITLES[tier]}» — ${formatPercent(cashback)}, ${from}`
    })
    .join('; ')
  return [
    {
      code: 'join',
      question: 'Как вступить в клуб?',
      answer:
        'Зарегистрируйтесь, заполните имя, фамилию, почту и телефон и откройте в кабинете раздел «Бонусы». Вступление бесплатное, карта появляется сразу: её номер и штрихкод всегда под рукой в телефоне.',
    },
    {
      code: 'cashback',
      question: 'Сколько бонусов начисляют за покупку?',
      answer: `Это зависит от уровня. Уровень считается по покупкам за последние ${period}: ${steps}. Нужны и число покупок, и сумма.`,
    },
    {
      code: 'when',
      question: 'Когда приходят бонусы?',
      answer:
        'Когда товар выдан. Пока заказ в пути, бонусы видны в нём как ожидаемые. Если часть заказа отменена, бонусы за неё не начисляются.',
    },
    {
      code: 'spend',
      question: 'Как потратить бонусы?',
      answer: `На последнем шаге заказа отметьте «Списать». Один бонус — ${formatPrice(bonusPrice)}, бонусами можно оплатить до ${formatPercent(writeoffPercent)} стоимости товаров. Доставка бонусами не оплачивается.`,
    },
    {
      code: 'burn',
      question: 'Сгорают ли бонусы?',
      answer: `Бонусы действуют ${formatCount(bonusDays, DAYS)} с того дня, когда их можно тратить. Первыми списываются те, что сгорят раньше.`,
    },
    {
      code: 'cancel',
      question: 'Что будет с бонусами, если отменить заказ?',
      answer:
        'Списанные бонусы вернутся на карту — за весь заказ или за его отменённую часть. Начисление за отменённые товары пропадёт.',
    },
    {
      code: 'gift',
      question: 'Можно ли платить бонусами и подарочной картой вместе?',
      answer:
        'Да. Сначала списываются бонусы, остаток вместе с доставкой может оплатить подарочная карта. За часть, оплаченную картой, бонусы начисляются как обычно.',
    },
    {
      code: 'company',
      question: 'Может ли вступить компания?',
      answer:
        'Нет, клуб — для частных лиц. Компаниям мы даём свои цены, отсрочку и менеджера: об этом в разделе «Компаниям».',
    },
    {
      code: 'promocode',
      question: 'Что даёт промокод?',
      answer:
        'Промокод начисляет бонусы на карту клуба. Один код можно применить один раз, сколько бонусов он даёт и до какого дня действует, видно ещё до применения.',
    },
  ]
}
