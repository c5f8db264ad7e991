import type { ReviewStatus } from '@/gateway/db/schema-reviews'

export type OwnReviewText = {
  /** Which of the goods that the person has received, the latest first. */
  at: number
  days: number
  rating: number
  status: ReviewStatus
  text: string
  pros?: string
  cons?: string
  isRecommended?: boolean
  isAnonymous?: boolean
  rejectReason?: string
  reply?: string
  hasPhoto?: boolean
  up?: number
}

/** What the demo shopper has written; the rest of her purchases wait for a review. */
export const SHOPPER_REVIEWS: readonly OwnReviewText[] = [
  {
    at: 1,
    days: 1,
    rating: 5,
    status: 'moderation',
    text: 'Встало на место без подгонки, упаковка целая, номер на детали совпал с заказом. Езжу вторую неделю, вопросов нет.',
    pros: 'Подошло с первого раза, выдали в тот же день',
    isRecommended: true,
    hasPhoto: true,
  },
  {
    at: 3,
    days: 60,
    rating: 4,
    status: 'published',
    text: 'Хорошая вещь за свои деньги. Поставила месяц назад, держится. В коробке не оказалось памятки по установке, мастер справился и без неё.',
    pros: 'Цена, точные размеры',
    cons: 'Нет памятки по установке',
    isRecommended: true,
    reply: 'Анна, спасибо за отзыв. Памятку мы выложили в карточку товара, в раздел «Документы».',
    hasPhoto: true,
    up: 6,
  },
  {
    at: 5,
    days: 110,
    rating: 2,
    status: 'rejected',
    text: 'Звоните мне, расскажу подробнее: 8 900 000-00-01. В другом магазине было дешевле.',
    rejectReason: 'В отзыве есть номер телефона. Уберите его и расскажите о самом товаре.',
  },
]

export const COMPANY_REVIEWS: readonly OwnReviewText[] = [
  {
    at: 0,
    days: 2,
    rating: 3,
    status: 'moderation',
    text: 'Взяли на три машины парка. Две стоят без замечаний, на третьей пришлось менять крепёж: родной не подошёл по длине.',
    cons: 'Крепёж лучше заказать сразу',
    isRecommended: true,
  },
  {
    at: 1,
    days: 20,
    rating: 5,
    status: 'published',
    text: 'Берём для автопарка уже второй год, качество от партии к партии не меняется.',
    pros: 'Стабильное качество, документы сразу с товаром',
    isRecommended: true,
    isAnonymous: true,
    up: 3,
  },
]

export const COMPLAINT = 'Похоже на рекламу: тот же текст стоит под другими товарами.'
