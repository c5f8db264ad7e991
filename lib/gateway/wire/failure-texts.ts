/** Message of a failure without a message from the gateway. */
export const UNAVAILABLE_MESSAGE = 'Сервис временно недоступен. Попробуйте позже.'

/** Message of a sign-in that the browser does not keep. */
export const NO_COOKIES_MESSAGE =
  'Браузер не сохраняет cookie, без них войти нельзя. Разрешите их для этого сайта и войдите снова.'

/** Message of a call that a protection check refuses, even once it is passed. */
export const NOT_PASSED = 'Запросы похожи на работу программы. Повторите через минуту.'
