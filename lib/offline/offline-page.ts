import { formatPhone, toTelLink } from '@/lib/format/phone'
import { escapeXml } from '@/lib/seo/escape-xml'

type Options = { siteName: string; phone?: string | undefined }

/** The mark of `app/icon.svg` in the colours of the header. */
const MARK =
  '<svg width="56" height="56" viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" fill="#ffd60a"/>' +
  '<path d="M32 12 51 52H41.5L37.7 43H26.3L22.5 52H13z" fill="#16191d"/><path d="M32 26.5 29.1 35.5h5.8z" fill="#ffd60a"/></svg>'

const STYLES = `
:root{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;font:1rem/1.5 Arial,sans-serif;color:#16191d;background:#fff}
header{display:flex;gap:12px;align-items:center;padding:8px 16px;font-weight:700;font-size:1.25rem;color:#fff;background:#16191d}
main{width:100%;max-width:36rem;margin:auto;padding:32px 16px;box-sizing:border-box}
h1{margin:0 0 16px;font-size:1.5rem;line-height:1.3}
p{margin:0 0 16px}
a{color:#0b5ad9}
a:focus-visible{outline:2px solid #0b5ad9;outline-offset:2px}
.again{display:inline-block;padding:10px 20px;font-weight:700;color:#16191d;text-decoration:none;background:#ffd60a;border:1px solid transparent;border-radius:8px}
`

/**
 * A whole document in itself: it is shown where nothing else can be fetched. An empty address is the document's own, so its link asks
 * once more for the page that could not be reached, and needs no script.
 */
export function offlinePage({ siteName, phone }: Options): string {
  const name = escapeXml(siteName)
  const tel = phone && toTelLink(phone)
  const call =
    phone && tel ? `<p>Или позвоните: <a href="${tel}">${escapeXml(formatPhone(phone))}</a>.</p>` : ''
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#16191d">
<title>Нет соединения — ${name}</title>
<style>${STYLES}</style>
</head>
<body>
<header>${MARK}${name}</header>
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
