/** What is said of a failure of which the gateway has said nothing itself. */
export const NO_ANSWER = 'Сервис временно недоступен. Попробуйте позже.'
