import type { PluralForms } from '@/lib/format/plural'

export const GOODS: PluralForms = ['товар', 'товара', 'товаров']

export const OUT_OF_STOCK_TEXT = 'Извините, данного товара уже нет в наличии.'
export const UPLOAD_FAILED = 'Обработка данных завершилась с ошибкой. Попробуйте позже.'
