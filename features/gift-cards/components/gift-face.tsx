import { formatPrice } from '@/lib/format/price'
import type { GiftDesign } from '../model/gift'
import styles from './gift-face.module.css'

const COLOURS: Readonly<Record<GiftDesign, { ground: string; ink: string; sign: string }>> = {
  road: { ground: '#16191d', ink: '#ffffff', sign: 'var(--color-action)' },
  garage: { ground: 'var(--color-action)', ink: 'var(--color-on-action)', sign: 'var(--color-on-action)' },
  snow: { ground: '#0b3f8f', ink: '#ffffff', sign: '#bcd7ff' },
  bow: { ground: '#9c1220', ink: '#ffffff', sign: '#ffd60a' },
}

type Props = { design: GiftDesign; amount: number; siteName: string; to?: string; from?: string }

/** The card as it is given: value, for whom and from whom. */
export function GiftFace({ design, amount, siteName, to = '', from = '' }: Props) {
  const { ground, ink, sign } = COLOURS[design]
  const names = [to && `Для: ${to}`, from && `от: ${from}`].filter(Boolean).join(', ')
  return (
    <svg
      className={styles.face}
      viewBox="0 0 320 200"
      role="img"
      aria-label={`Подарочная карта «${siteName}» на ${formatPrice(amount)}${names ? `. ${names}` : ''}`}
    >
      <rect width="320" height="200" rx="18" fill={ground} />
      <g fill="none" stroke={sign} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <Sign design={design} />
      </g>
      <g fill={ink}>
        <text x="24" y="42" fontSize="20" fontWeight="700">
          {siteName}
        </text>
        <text x="24" y="60" fontSize="12">
          подарочная карта
        </text>
        <text x="24" y="140" fontSize="38" fontWeight="700">
          {formatPrice(amount)}
        </text>
        <text x="24" y="172" fontSize="13">
          {shorten(names)}
        </text>
      </g>
    </svg>
  )
}

const LONGEST = 40

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function Sign({ design }: { design: GiftDesign }) {
  switch (design) {
    case 'road':
      return (
        <>
          <path d="M206 108 L246 20 M306 108 L274 20" />
          <path d="M260 26 v10 M259 48 v12 M258 74 v16" />
        </>
      )
    case 'garage':
      return (
        <>
          <path d="M204 108 V58 L252 26 L300 58 V108 Z" />
          <path d="M220 108 V70 H284 V108 M220 83 H284 M220 95 H284" />
        </>
      )
    case 'snow':
      return (
        <path d="M252 22 V102 M217 42 L287 82 M287 42 L217 82 M242 30 L252 40 L262 30 M242 94 L252 84 L262 94 M219 56 L231 50 L228 37 M285 68 L273 74 L276 87 M285 56 L273 50 L276 37 M219 68 L231 74 L228 87" />
      )
    case 'bow':
      return (
        <>
          <path d="M252 52 C232 20 204 22 206 44 C208 62 236 60 252 52 C272 20 300 22 298 44 C296 62 268 60 252 52 Z" />
          <path d="M252 54 L230 104 M252 54 L274 104" />
        </>
      )
  }
}
