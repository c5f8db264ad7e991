/** What is said of a failure of which the gateway has said nothing itself. */
export const NO_ANSWER = 'Сервис временно недоступен. Попробуйте позже.'

/** What is said of a call that a protection check does not let through, even once it is passed. */
export const NOT_PASSED =
  'Сервис принял ваши запросы за работу программы. Подождите минуту и повторите действие.'
