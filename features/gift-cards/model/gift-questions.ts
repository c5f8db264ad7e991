import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import type { GiftTerms } from './gift'

const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const DAYS = ['день', 'дня', 'дней'] as const

/** What people ask of gift cards, answered by the shop's own terms. */
export function giftQuestions({ minAmount, maxAmount, validMonths, maxDaysAhead }: GiftTerms) {
  return [
    {
      code: 'amount',
      question: 'На какую сумму бывает карта?',
      answer: `На любую целую сумму от ${formatPrice(minAmount)} до ${formatPrice(maxAmount)}.`,
    },
    {
      code: 'when',
      question: 'Когда получатель увидит подарок?',
      answer: `Сразу после оплаты или утром выбранного дня — его можно назначить на ${formatCount(maxDaysAhead, DAYS)} вперёд. Вам придёт письмо, когда карта отправлена.`,
    },
    {
      code: 'term',
      question: 'Сколько действует карта?',
      answer: `${formatCount(validMonths, MONTHS)} со дня отправки. Если деньги вернулись на карту после отмены заказа, у вас будет не меньше 30 дней, чтобы их потратить.`,
    },
    {
      code: 'pay',
      question: 'За что можно платить картой?',
      answer:
        'За любые товары и доставку в заказах частных лиц, до пяти карт в одном заказе. Заказы организаций и заказы по счёту картой не оплачиваются.',
    },
    {
      code: 'cancel',
      question: 'Что будет, если отменить заказ или его часть?',
      answer:
        'То, что карта заплатила лишнего, сразу вернётся на неё. Остальное вернёт банк — туда, откуда пришли деньги.',
    },
    {
      code: 'safe',
      question: 'Безопасно ли это?',
      answer:
        'Код есть только в письме получателю: ни покупатель, ни магазин его не видят. Относитесь к коду как к деньгам и не пересылайте его посторонним.',
    },
  ]
}
