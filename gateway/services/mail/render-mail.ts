import { formatPrice } from '@/gateway/core/text/format-price'
import { toTelLink } from '@/lib/format/phone'
import type { Mail, MailLine, MailPart } from '@/gateway/services/mail/mail'

export type MailShop = { siteName: string; siteUrl: string | undefined; phone?: string | undefined }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

function countOf({ pieces, unit, price }: MailLine): string {
  return `${pieces} ${unit} × ${formatPrice(price)} = ${formatPrice(price * pieces)}`
}

function goodsText(line: MailLine): string {
  return `${[line.name, line.title].filter(Boolean).join(', ')} — ${countOf(line)}${line.note ? ` (${line.note})` : ''}`
}

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

function partText(part: MailPart): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'quote') return `> ${part.text.split(LINE_END).join('\n> ')}`
  if (part.kind === 'goods') return part.lines.map(goodsText).join('\n')
  if (part.kind === 'sums')
    return part.rows.map(({ title, amount }) => `${title}: ${formatPrice(amount)}`).join('\n')
  return `${part.title}: ${part.kind === 'code' ? part.code : part.href}`
}

const CELL = 'padding:8px 0;border-top:1px solid #e3e5e8;vertical-align:top'
const NUMBER = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`

function goodsHtml({ name, title, pieces, unit, price, note }: MailLine): string {
  const grey = title ? `<br><small style="color:#565d66">${escapeHtml(title)}</small>` : ''
  const remark = grey + (note ? `<br><small>${escapeHtml(note)}</small>` : '')
  return `<tr><td style="${CELL}">${escapeHtml(name)}${remark}</td><td style="${NUMBER}">${pieces} ${escapeHtml(unit)}</td><td style="${NUMBER}">${formatPrice(price * pieces)}</td></tr>`
}

function sumHtml({ title, amount }: { title: string; amount: number }): string {
  return `<tr><td style="${CELL}">${escapeHtml(title)}</td><td style="${NUMBER}"><b>${formatPrice(amount)}</b></td></tr>`
}

/** As wide as the email, so that the prices of all tables stand under each other. */
function tableHtml(rows: readonly string[]): string {
  return `<table role="presentation" style="width:100%;margin:16px 0;border-collapse:collapse;font-size:16px">${rows.join('')}</table>`
}

function linkHtml({ title, href, isQuiet = false }: Extract<MailPart, { kind: 'link' }>): string {
  const look = isQuiet
    ? 'font-size:14px;color:#565d66'
    : 'display:inline-block;padding:10px 20px;border-radius:8px;background:#16191d;font-weight:500;color:#fff;text-decoration:none'
  return `<p><a style="${look}" href="${escapeHtml(href)}">${escapeHtml(title)}</a></p>`
}

/** A telephone as the shop writes it, which mail programs of desktops do not dial by themselves. */
const PHONE = /\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}(?!\d)/g

function textHtml(text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br>')
  return `<p>${lines.replaceAll(PHONE, (phone) => `<a href="${toTelLink(phone)}">${phone}</a>`)}</p>`
}

function partHtml(part: MailPart): string {
  if (part.kind === 'text') return textHtml(part.text)
  if (part.kind === 'quote')
    return `<blockquote style="margin:16px 0;padding-left:12px;border-left:3px solid #e3e5e8">${textHtml(part.text)}</blockquote>`
  if (part.kind === 'goods') return tableHtml(part.lines.map(goodsHtml))
  if (part.kind === 'sums') return tableHtml(part.rows.map(sumHtml))
  if (part.kind === 'code')
    return `<p style="margin:16px 0;padding:16px;border-radius:12px;background:#16191d;color:#fff">${escapeHtml(part.title)}<br><b style="font-size:24px;letter-spacing:1px;white-space:nowrap;color:#ffd60a">${escapeHtml(part.code)}</b></p>`
  return linkHtml(part)
}

/** The email as plain text and as HTML without anything that a mail program would have to fetch. */
export function renderMail({ subject, parts }: Mail, { siteName, siteUrl, phone }: MailShop) {
  const sender = [`Магазин «${siteName}»`, phone, siteUrl].filter(Boolean).join(', ')
  const text = [...parts.map(partText), sender].join('\n\n')
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="font:16px/1.5 sans-serif;color:#16191d;max-width:600px;margin:0 auto;padding:16px"><h1 style="font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>${parts.map(partHtml).join('')}<p style="margin-top:24px;padding-top:16px;border-top:1px solid #e3e5e8;color:#565d66;font-size:14px">${escapeHtml(sender)}</p></body></html>`
  return { subject, text, html }
}
