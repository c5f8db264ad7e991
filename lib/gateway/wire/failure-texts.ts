/** Message of a failure without a message from the gateway. */
export const UNAVAILABLE_MESSAGE = 'Сервис временно недоступен. Попробуйте позже.'

/** Message of a call that a protection check refuses, even once it is passed. */
export const NOT_PASSED = 'Запросы похожи на работу программы. Повторите через минуту.'
