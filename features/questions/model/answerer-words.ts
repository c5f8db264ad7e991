const BUYER = 'Покупатель'

/** Who answers: «Ответ магазина», or «Анна С., покупатель». */
export function answererWords({ author, isShop }: { author: string; isShop: boolean }): string {
  if (isShop) return 'Ответ магазина'
  return author === '' || author === BUYER ? BUYER : `${author}, покупатель`
}
