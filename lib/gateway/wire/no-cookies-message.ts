/** Message of a sign-in that the browser does not keep; apart from those that public pages load. */
export const NO_COOKIES_MESSAGE =
  'Браузер не сохраняет cookie, без них войти нельзя. Разрешите их для этого сайта и войдите снова.'
