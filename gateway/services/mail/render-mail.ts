import { formatPrice } from '@/gateway/core/text/format-price'
import type { Mail, MailLine, MailPart } from '@/gateway/services/mail/mail'

export type MailShop = { siteName: string; siteUrl: string | undefined }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

function countOf({ pieces, price }: MailLine): string {
  return `${pieces} шт. × ${formatPrice(price)} = ${formatPrice(price * pieces)}`
}

function goodsText(line: MailLine): string {
  return `${line.name} — ${countOf(line)}${line.note ? ` (${line.note})` : ''}`
}

function partText(part: MailPart): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'goods') return part.lines.map(goodsText).join('\n')
  if (part.kind === 'sums')
    return part.rows.map(({ title, amount }) => `${title}: ${formatPrice(amount)}`).join('\n')
  return `${part.title}: ${part.kind === 'code' ? part.code : part.href}`
}

function goodsHtml({ name, pieces, price, note }: MailLine): string {
  const remark = note ? `<br><small>${escapeHtml(note)}</small>` : ''
  return `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(name)}${remark}</td><td style="padding:4px 16px 4px 0;white-space:nowrap">${pieces} шт.</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${formatPrice(price * pieces)}</td></tr>`
}

function sumHtml({ title, amount }: { title: string; amount: number }): string {
  return `<tr><td style="padding:4px 16px 4px 0">${escapeHtml(title)}</td><td style="padding:4px 0;text-align:right;white-space:nowrap"><b>${formatPrice(amount)}</b></td></tr>`
}

function partHtml(part: MailPart): string {
  if (part.kind === 'text') return `<p>${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`
  if (part.kind === 'goods')
    return `<table role="presentation" style="border-collapse:collapse">${part.lines.map(goodsHtml).join('')}</table>`
  if (part.kind === 'sums')
    return `<table role="presentation" style="border-collapse:collapse;margin:16px 0">${part.rows.map(sumHtml).join('')}</table>`
  if (part.kind === 'code')
    return `<p style="margin:16px 0;padding:16px;border-radius:12px;background:#16191d;color:#fff">${escapeHtml(part.title)}<br><b style="font-size:24px;mail-spacing:1px;white-space:nowrap;color:#ffd60a">${escapeHtml(part.code)}</b></p>`
  return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.title)}</a></p>`
}

/** The email as plain text and as HTML without anything that a mail program would have to fetch. */
export function renderMail({ subject, parts }: Mail, { siteName, siteUrl }: MailShop) {
  const sender = siteUrl === undefined ? `Магазин «${siteName}»` : `Магазин «${siteName}», ${siteUrl}`
  const text = [...parts.map(partText), sender].join('\n\n')
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:16px/1.5 sans-serif;color:#16191d;max-width:600px;margin:0 auto;padding:16px"><h1 style="font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>${parts.map(partHtml).join('')}<p style="color:#5b6470;font-size:14px">${escapeHtml(sender)}</p></body></html>`
  return { subject, text, html }
}
