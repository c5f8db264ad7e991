/* oxlint-disable no-var -- runs in browsers that know only ES3 */

/**
 * Puts a line above the page that says the browser is out of date.
 * Written in ES3 and without outside references: its own text is sent to old engines.
 */
export function showOldBrowserNotice(document: Document): void {
  function show() {
    // React takes no look at what stands in that element; anywhere else the line may stand where React expects the page's own.
    var place = document.getElementById('old-browser-notice')
    if (!place && document.readyState === 'complete') place = document.body
    if (!place) {
      setTimeout(show, 50)
      return
    }
    var notice = document.createElement('div')
    notice.setAttribute('role', 'alert')
    notice.style.cssText =
      'position:fixed;z-index:6000;top:0;left:0;right:0;padding:12px 56px 12px 16px;font:16px/24px Arial,sans-serif;' +
      'color:#16191d;background:#ffd60a'
    notice.appendChild(
      document.createTextNode(
        'Ваш браузер устарел: часть страниц может не открыться. Обновите его или возьмите другой.',
      ),
    )
    var close = document.createElement('button')
    close.setAttribute('aria-label', 'Закрыть')
    close.style.cssText =
      'position:absolute;top:2px;right:4px;width:44px;height:44px;font:24px/44px Arial,sans-serif;' +
      'color:#16191d;background:none;border:0;cursor:pointer'
    close.appendChild(document.createTextNode('×'))
    close.onclick = function () {
      if (notice.parentNode) notice.parentNode.removeChild(notice)
    }
    notice.appendChild(close)
    place.appendChild(notice)
  }

  show()
}
