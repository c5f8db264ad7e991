import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { formatPriceAutorub } from '@/lib/format/price'
import { BARCODE_HEIGHT, barsPath, toBarcode } from './barcode'

export type SavedCard = { siteName: string; number: string; balance: number }

const STYLE = `
  html { height: 100%; background: #fff; color: #000; font: 16px/1.5 Arial, sans-serif }
  body { box-sizing: border-box; min-height: 100%; margin: 0; padding: 24px; display: flex; flex-direction: column;
    gap: 20px; align-items: center; justify-content: center; text-align: center }
  svg { width: 100%; max-width: 720px; height: 36vh; min-height: 120px }
  p { margin: 0; max-width: 36em }
  .number { font-size: 20px; letter-spacing: .12em }
`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

/** A whole page with the card, as it was on a day, that needs nothing else to be shown. */
export function cardCopy({ siteName, number, balance }: SavedCard, now: Date): string {
  const { modules = '', text = '' } = toBarcode(number) ?? {}
  const day = formatLongDay(toMoscowDay(now))
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Карта клуба</title>
<style>${STYLE}</style>
<h1 style="margin:0;font-size:20px">Карта клуба «${escape(siteName)}»</h1>
<svg role="img" aria-label="Штрихкод ${escape(text)}" viewBox="-10 0 ${modules.length + 20} ${BARCODE_HEIGHT}" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${barsPath(modules, BARCODE_HEIGHT)}"/></svg>
<p class="number">${escape(text)}</p>
<p>Нет связи с магазином. Карта работает и так: покажите код кассиру. На ${day} на ней было ${formatPriceAutorub(balance)}.</p>
<p><a href="/account/loyalty">Обновить</a></p>
</html>`
}
