import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { monogramOf } from '@/lib/parts/monogram-of'
import { escapeXml } from '@/lib/seo/escape-xml'
import { GRAPHITE, signalColours } from '@/lib/validation/signal-colour'

type Options = { siteName: string; phone?: string | undefined; color?: string | undefined }

const SIGNAL = { action: '#ffd60a', onAction: GRAPHITE }

/** The header's colours and sizes: the page can fetch nothing. */
const stylesOf = ({ action, onAction }: { action: string; onAction: string }) => `
:root{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;font:1rem/1.5 Arial,sans-serif;color:#16191d;background:#fff}
header{display:flex;gap:10px;align-items:center;padding:10px 16px;font-weight:700;font-size:1.25rem;color:#fff;background:#16191d}
.mark{width:36px;font:700 1.5rem/36px Arial,sans-serif;color:${onAction};text-align:center;background:${action};border-radius:8px}
main{width:100%;max-width:36rem;margin:auto;padding:32px 16px;box-sizing:border-box}
h1{margin:0 0 16px;font-size:1.5rem;line-height:1.3}
p{margin:0 0 16px}
a{color:#0b5ad9}
a:focus-visible{outline:2px solid #0b5ad9;outline-offset:2px}
.again{display:inline-block;padding:10px 20px;font-weight:700;color:${onAction};text-decoration:none;background:${action};border:1px solid transparent;border-radius:8px}
`

/**
 * A whole document in itself: it is shown where nothing else can be fetched. An empty address is the document's own, so its link asks
 * once more for the page that could not be reached, and needs no script.
 */
export function offlinePage({ siteName, phone, color }: Options): string {
  const name = escapeXml(siteName)
  const colours = (color && signalColours(color)) || SIGNAL
  const tel = phone && toTelLink(phone)
  const call =
    phone && tel ? `<p>Или позвоните: <a href="${tel}">${escapeXml(formatShopPhone(phone))}</a>.</p>` : ''
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#16191d">
<title>Нет соединения — ${name}</title>
<style>${stylesOf(colours)}</style>
</head>
<body>
<header><span class="mark" aria-hidden="true">${escapeXml(monogramOf(siteName))}</span>${name}</header>
<main>
<h1>Страница не открылась: нет соединения</h1>
<p>Проверьте интернет и попробуйте снова. Корзина и заказы сохранены в магазине.</p>
<p><a class="again" href="">Попробовать снова</a></p>
${call}
</main>
</body>
</html>
`
}
