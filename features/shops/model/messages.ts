export const SHOP_CHANGED = 'Магазин по умолчанию изменён'
export const SERVICE_UNAVAILABLE = 'Сервис временно недоступен. Попробуйте позже.'
