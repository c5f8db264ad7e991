export const INTERVALS_UNAVAILABLE =
  'В данный момент сервис расчёта доставки недоступен. Обратитесь в службу поддержки. Для этого воспользуйтесь онлайн-чатом на сайте.'
export const NAME_MISSING = 'Укажите имя получателя'
export const EMAIL_MISSING = 'Укажите почту'
export const EMAIL_WRONG = 'Проверьте адрес почты'
export const COMPANY_MISSING = 'Укажите название организации'
export const CLIENT_MISSING = 'Выберите клиента'
export const CONTRACTOR_MISSING = 'Выберите контрагента'
export const BILL_ONLY = 'Заказ дороже 100 000 ₽ организация и предприниматель оплачивают только по счёту'

export function tooLong(length: number): string {
  return `Не длиннее ${length} символов`
}
